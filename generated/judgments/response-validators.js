// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCalibrationMethod, validateShare } from "../calibration/response-validators.js";
import { validateAggregateName, validateAttributeMatch, validateAttributePath, validateBands, validateCursor, validateDocumentId, validateDuration, validateDurationOrZero, validateEngineName, validateEngineVersion, validateJsonObject, validateName, validateNamespaceName, validateTemplatePrefix, validateTimestamp, validateUsage, validateUsd, validateVersionNumber } from "../common/response-validators.js";
import { validateEstimate, validateReplay, validateRobustnessVariant } from "../jobs/response-validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const pattern0 = new RegExp("^[A-Za-z0-9_.-]{1,320}$", "u");
const formats0 = formats.int64;
const schema0 = {"type":"string","enum":["engine_refused","engine_unavailable","invalid_reply","engine_not_configured","context_too_large","context_empty","budget_exceeded","internal"]};
const schema1 = {"type":"string","enum":["document","namespace","organization"]};
const schema2 = {"type":"string","enum":["context_cut","group_over_cap","reference_missing","judgment_inactive"]};
const schema3 = {"type":"string","enum":["certain","uncertain","compared","failed","not_asked","reused"]};
const func0 = ucs2length;
const schema4 = {"type":"object","properties":{"version":{"$ref":"VersionNumber"},"fitted_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"labels":{"type":["integer","null"],"format":"int64"},"intercept":{"type":"number"},"parts":{"type":"array","items":{"$ref":"PartWeight"}},"features":{"type":"array","items":{"$ref":"FeatureWeight"}}},"required":["version","fitted_at","labels","intercept","parts","features"]};
const pattern1 = new RegExp("^(attributes|state)(\\.[^.]+)*$", "u");
const formats1 = formats.int32;
const schema5 = {"type":"string","enum":["elements","characters"]};
const schema6 = {"type":"object","properties":{"name":{"$ref":"EngineName"},"version":{"type":["string","null"]}},"required":["name","version"]};
const schema7 = {"type":"string","enum":["id","constant","sparse","duplicate","large"]};
const schema8 = {"type":"string","enum":["judgment","override","default"]};
const schema9 = {"type":"string","enum":["fresh","pending","stale","unavailable"]};
const schema10 = {"type":"string","enum":["on_write","on_read","periodic","manual"]};
const pattern2 = new RegExp("^(id|attributes\\.[A-Za-z0-9_-]+)$", "u");
const schema11 = {"type":"string","enum":["thresholds","freshness"]};
const schema12 = {"type":"string","enum":["bool","choice","score"]};
const schema13 = {"type":"string","enum":["tenants_choose_related"]};
const schema14 = {"type":"string","enum":["last_answer","created"]};
const schema15 = {"type":"string","enum":["standard","large","extra_large"]};
const pattern3 = new RegExp("^[A-Za-z0-9_-]{1,128}$", "u");

export function validateAggregateBands(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(Object.keys(data).length > 32){
        validateAggregateBands.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern0.test(key0)){
              const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,320}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,320}$"+"\"",propertyName:key0};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if(!valid0){
            const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validateAggregateBands.errors = vErrors;
            return false;
            break;
          }
        }
        if(valid0){
          for(const key1 in data){
            const _errs3 = errors;
            if(!(validateBands(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
              vErrors = vErrors === null ? validateBands.errors : vErrors.concat(validateBands.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs3 === errors;
            if(!valid1){
              break;
            }
          }
        }
      }
    }
    else {
      validateAggregateBands.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAggregateBands.errors = vErrors;
  return errors === 0;
}

export function validateAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.type === undefined) && (missing0 = "type")) || ((data.freshness === undefined) && (missing0 = "freshness"))){
        validateAnswer.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          const _errs1 = errors;
          if(!(validateJudgmentType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
            vErrors = vErrors === null ? validateJudgmentType.errors : vErrors.concat(validateJudgmentType.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.freshness !== undefined){
            const _errs2 = errors;
            if(!(validateFreshness(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){
              vErrors = vErrors === null ? validateFreshness.errors : vErrors.concat(validateFreshness.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs3 = errors;
              if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.engine !== undefined){
                const _errs4 = errors;
                if(!(validateEngineVersion(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                  vErrors = vErrors === null ? validateEngineVersion.errors : vErrors.concat(validateEngineVersion.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.revision !== undefined){
                  let data4 = data.revision;
                  const _errs5 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateAnswer.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs5){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(!(formats0.validate(data4))){
                        validateAnswer.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.evaluated_at !== undefined){
                    const _errs7 = errors;
                    if(!(validateTimestamp(data.evaluated_at, {instancePath:instancePath+"/evaluated_at",parentData:data,parentDataProperty:"evaluated_at",rootData}))){
                      vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.p !== undefined){
                      let data6 = data.p;
                      const _errs8 = errors;
                      if(errors === _errs8){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 > 1 || isNaN(data6)){
                            validateAnswer.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                            return false;
                          }
                          else {
                            if(data6 < 0 || isNaN(data6)){
                              validateAnswer.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                              return false;
                            }
                          }
                        }
                        else {
                          validateAnswer.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                          return false;
                        }
                      }
                      var valid0 = _errs8 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.value !== undefined){
                        const _errs10 = errors;
                        if(typeof data.value !== "string"){
                          validateAnswer.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                          return false;
                        }
                        var valid0 = _errs10 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.score !== undefined){
                          let data8 = data.score;
                          const _errs12 = errors;
                          if(errors === _errs12){
                            if((typeof data8 == "number") && (isFinite(data8))){
                              if(data8 < 0 || isNaN(data8)){
                                validateAnswer.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                return false;
                              }
                            }
                            else {
                              validateAnswer.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                              return false;
                            }
                          }
                          var valid0 = _errs12 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.dist !== undefined){
                            const _errs14 = errors;
                            if(!(validateDistribution(data.dist, {instancePath:instancePath+"/dist",parentData:data,parentDataProperty:"dist",rootData}))){
                              vErrors = vErrors === null ? validateDistribution.errors : vErrors.concat(validateDistribution.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs14 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.escape_p !== undefined){
                              let data10 = data.escape_p;
                              const _errs15 = errors;
                              if(errors === _errs15){
                                if((typeof data10 == "number") && (isFinite(data10))){
                                  if(data10 > 1 || isNaN(data10)){
                                    validateAnswer.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                    return false;
                                  }
                                  else {
                                    if(data10 < 0 || isNaN(data10)){
                                      validateAnswer.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                      return false;
                                    }
                                  }
                                }
                                else {
                                  validateAnswer.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                  return false;
                                }
                              }
                              var valid0 = _errs15 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.confidence !== undefined){
                                let data11 = data.confidence;
                                const _errs17 = errors;
                                if(errors === _errs17){
                                  if((typeof data11 == "number") && (isFinite(data11))){
                                    if(data11 > 1 || isNaN(data11)){
                                      validateAnswer.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                      return false;
                                    }
                                    else {
                                      if(data11 < 0 || isNaN(data11)){
                                        validateAnswer.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                        return false;
                                      }
                                    }
                                  }
                                  else {
                                    validateAnswer.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                    return false;
                                  }
                                }
                                var valid0 = _errs17 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.calibrated !== undefined){
                                  let data12 = data.calibrated;
                                  const _errs19 = errors;
                                  const _errs20 = errors;
                                  let valid1 = false;
                                  const _errs21 = errors;
                                  if(!(validateAnswerValues(data12, {instancePath:instancePath+"/calibrated",parentData:data,parentDataProperty:"calibrated",rootData}))){
                                    vErrors = vErrors === null ? validateAnswerValues.errors : vErrors.concat(validateAnswerValues.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid0 = _errs21 === errors;
                                  valid1 = valid1 || _valid0;
                                  if(!valid1){
                                    const _errs22 = errors;
                                    if(data12 !== null){
                                      const err0 = {instancePath:instancePath+"/calibrated",schemaPath:"#/properties/calibrated/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                                      errors++;
                                    }
                                    var _valid0 = _errs22 === errors;
                                    valid1 = valid1 || _valid0;
                                  }
                                  if(!valid1){
                                    const err1 = {instancePath:instancePath+"/calibrated",schemaPath:"#/properties/calibrated/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                                    errors++;
                                    validateAnswer.errors = vErrors;
                                    return false;
                                  }
                                  else {
                                    errors = _errs20;
                                    if(vErrors !== null){
                                      if(_errs20){
                                        vErrors.length = _errs20;
                                      }
                                      else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs19 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.thresholds !== undefined){
                                    let data13 = data.thresholds;
                                    const _errs24 = errors;
                                    if(errors === _errs24){
                                      if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
                                        for(const key0 in data13){
                                          const _errs27 = errors;
                                          if(typeof data13[key0] !== "boolean"){
                                            validateAnswer.errors = [{instancePath:instancePath+"/thresholds/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/thresholds/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                                            return false;
                                          }
                                          var valid2 = _errs27 === errors;
                                          if(!valid2){
                                            break;
                                          }
                                        }
                                      }
                                      else {
                                        validateAnswer.errors = [{instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs24 === errors;
                                  }
                                  else {
                                    var valid0 = true;
                                  }
                                  if(valid0){
                                    if(data.parts !== undefined){
                                      let data15 = data.parts;
                                      const _errs29 = errors;
                                      if(errors === _errs29){
                                        if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
                                          for(const key1 in data15){
                                            let data16 = data15[key1];
                                            const _errs32 = errors;
                                            if(!((typeof data16 == "number") && (isFinite(data16)))){
                                              validateAnswer.errors = [{instancePath:instancePath+"/parts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parts/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                              return false;
                                            }
                                            var valid3 = _errs32 === errors;
                                            if(!valid3){
                                              break;
                                            }
                                          }
                                        }
                                        else {
                                          validateAnswer.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs29 === errors;
                                    }
                                    else {
                                      var valid0 = true;
                                    }
                                    if(valid0){
                                      if(data.warnings !== undefined){
                                        let data17 = data.warnings;
                                        const _errs34 = errors;
                                        if(errors === _errs34){
                                          if(Array.isArray(data17)){
                                            var valid4 = true;
                                            const len0 = data17.length;
                                            for(let i0=0; i0<len0; i0++){
                                              const _errs36 = errors;
                                              if(!(validateAnswerWarning(data17[i0], {instancePath:instancePath+"/warnings/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
                                                vErrors = vErrors === null ? validateAnswerWarning.errors : vErrors.concat(validateAnswerWarning.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid4 = _errs36 === errors;
                                              if(!valid4){
                                                break;
                                              }
                                            }
                                          }
                                          else {
                                            validateAnswer.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs34 === errors;
                                      }
                                      else {
                                        var valid0 = true;
                                      }
                                      if(valid0){
                                        if(data.error !== undefined){
                                          const _errs37 = errors;
                                          if(!(validateAnswerError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
                                            vErrors = vErrors === null ? validateAnswerError.errors : vErrors.concat(validateAnswerError.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs37 === errors;
                                        }
                                        else {
                                          var valid0 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateAnswer.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAnswer.errors = vErrors;
  return errors === 0;
}

export function validateAnswerError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.at === undefined) && (missing0 = "at"))){
        validateAnswerError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          const _errs1 = errors;
          if(!(validateAnswerErrorCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
            vErrors = vErrors === null ? validateAnswerErrorCode.errors : vErrors.concat(validateAnswerErrorCode.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs2 = errors;
            if(typeof data.message !== "string"){
              validateAnswerError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.at !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateAnswerError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAnswerError.errors = vErrors;
  return errors === 0;
}

export function validateAnswerErrorCode(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateAnswerErrorCode.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((((data === "engine_refused") || (data === "engine_unavailable")) || (data === "invalid_reply")) || (data === "engine_not_configured")) || (data === "context_too_large")) || (data === "context_empty")) || (data === "budget_exceeded")) || (data === "internal"))){
    validateAnswerErrorCode.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateAnswerErrorCode.errors = vErrors;
  return errors === 0;
}

export function validateAnswerReuse(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateAnswerReuse.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "document") || (data === "namespace")) || (data === "organization"))){
    validateAnswerReuse.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateAnswerReuse.errors = vErrors;
  return errors === 0;
}

export function validateAnswerValues(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.p !== undefined){
        let data0 = data.p;
        const _errs1 = errors;
        if(errors === _errs1){
          if((typeof data0 == "number") && (isFinite(data0))){
            if(data0 > 1 || isNaN(data0)){
              validateAnswerValues.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
              return false;
            }
            else {
              if(data0 < 0 || isNaN(data0)){
                validateAnswerValues.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
          else {
            validateAnswerValues.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.value !== undefined){
          const _errs3 = errors;
          if(typeof data.value !== "string"){
            validateAnswerValues.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs3 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.score !== undefined){
            let data2 = data.score;
            const _errs5 = errors;
            if(errors === _errs5){
              if((typeof data2 == "number") && (isFinite(data2))){
                if(data2 < 0 || isNaN(data2)){
                  validateAnswerValues.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validateAnswerValues.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.dist !== undefined){
              const _errs7 = errors;
              if(!(validateDistribution(data.dist, {instancePath:instancePath+"/dist",parentData:data,parentDataProperty:"dist",rootData}))){
                vErrors = vErrors === null ? validateDistribution.errors : vErrors.concat(validateDistribution.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.escape_p !== undefined){
                let data4 = data.escape_p;
                const _errs8 = errors;
                if(errors === _errs8){
                  if((typeof data4 == "number") && (isFinite(data4))){
                    if(data4 > 1 || isNaN(data4)){
                      validateAnswerValues.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                      return false;
                    }
                    else {
                      if(data4 < 0 || isNaN(data4)){
                        validateAnswerValues.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  else {
                    validateAnswerValues.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validateAnswerValues.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAnswerValues.errors = vErrors;
  return errors === 0;
}

export function validateAnswerWarning(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
        validateAnswerWarning.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          const _errs1 = errors;
          if(!(validateAnswerWarningCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
            vErrors = vErrors === null ? validateAnswerWarningCode.errors : vErrors.concat(validateAnswerWarningCode.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs2 = errors;
            if(typeof data.message !== "string"){
              validateAnswerWarning.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateAnswerWarning.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAnswerWarning.errors = vErrors;
  return errors === 0;
}

export function validateAnswerWarningCode(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateAnswerWarningCode.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "context_cut") || (data === "group_over_cap")) || (data === "reference_missing")) || (data === "judgment_inactive"))){
    validateAnswerWarningCode.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateAnswerWarningCode.errors = vErrors;
  return errors === 0;
}

export function validateAnswers(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      for(const key0 in data){
        const _errs2 = errors;
        if(!(validateAnswer(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
          vErrors = vErrors === null ? validateAnswer.errors : vErrors.concat(validateAnswer.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if(!valid0){
          break;
        }
      }
    }
    else {
      validateAnswers.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAnswers.errors = vErrors;
  return errors === 0;
}

export function validateAppliedCalibration(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.engine === undefined) && (missing0 = "engine")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))) || ((data.fitted_at === undefined) && (missing0 = "fitted_at"))){
        validateAppliedCalibration.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.engine !== undefined){
          const _errs1 = errors;
          if(!(validateEngineVersion(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
            vErrors = vErrors === null ? validateEngineVersion.errors : vErrors.concat(validateEngineVersion.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.method !== undefined){
            const _errs2 = errors;
            if(!(validateCalibrationMethod(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
              vErrors = vErrors === null ? validateCalibrationMethod.errors : vErrors.concat(validateCalibrationMethod.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.outcomes !== undefined){
              let data2 = data.outcomes;
              const _errs3 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateAppliedCalibration.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs3){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateAppliedCalibration.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateAppliedCalibration.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.fitted_at !== undefined){
                const _errs5 = errors;
                if(!(validateTimestamp(data.fitted_at, {instancePath:instancePath+"/fitted_at",parentData:data,parentDataProperty:"fitted_at",rootData}))){
                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validateAppliedCalibration.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAppliedCalibration.errors = vErrors;
  return errors === 0;
}

export function validateBackfillEstimate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.estimate === undefined) && (missing0 = "estimate")) || ((data.replay === undefined) && (missing0 = "replay"))){
        validateBackfillEstimate.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.estimate !== undefined){
          const _errs1 = errors;
          if(!(validateEstimate(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData}))){
            vErrors = vErrors === null ? validateEstimate.errors : vErrors.concat(validateEstimate.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.replay !== undefined){
            const _errs2 = errors;
            if(!(validateReplay(data.replay, {instancePath:instancePath+"/replay",parentData:data,parentDataProperty:"replay",rootData}))){
              vErrors = vErrors === null ? validateReplay.errors : vErrors.concat(validateReplay.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateBackfillEstimate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBackfillEstimate.errors = vErrors;
  return errors === 0;
}

export function validateBoolCriteria(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.true !== undefined){
        const _errs1 = errors;
        if(!(validateInstructionText(data.true, {instancePath:instancePath+"/true",parentData:data,parentDataProperty:"true",rootData}))){
          vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.false !== undefined){
          const _errs2 = errors;
          if(!(validateInstructionText(data.false, {instancePath:instancePath+"/false",parentData:data,parentDataProperty:"false",rootData}))){
            vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        }
        else {
          var valid0 = true;
        }
      }
    }
    else {
      validateBoolCriteria.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBoolCriteria.errors = vErrors;
  return errors === 0;
}

export function validateCascade(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.first === undefined) && (missing0 = "first")){
        validateCascade.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.first !== undefined){
          const _errs1 = errors;
          if(!(validateFirstEngine(data.first, {instancePath:instancePath+"/first",parentData:data,parentDataProperty:"first",rootData}))){
            vErrors = vErrors === null ? validateFirstEngine.errors : vErrors.concat(validateFirstEngine.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.min_confidence !== undefined){
            const _errs2 = errors;
            if(!(validateShare(data.min_confidence, {instancePath:instancePath+"/min_confidence",parentData:data,parentDataProperty:"min_confidence",rootData}))){
              vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.max_disagreement !== undefined){
              const _errs3 = errors;
              if(!(validateShare(data.max_disagreement, {instancePath:instancePath+"/max_disagreement",parentData:data,parentDataProperty:"max_disagreement",rootData}))){
                vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateCascade.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCascade.errors = vErrors;
  return errors === 0;
}

export function validateCascadeBound(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.first === undefined) && (missing0 = "first")) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.bound === undefined) && (missing0 = "bound"))) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.answered === undefined) && (missing0 = "answered"))) || ((data.disagreed === undefined) && (missing0 = "disagreed"))) || ((data.looked_at === undefined) && (missing0 = "looked_at"))){
        validateCascadeBound.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.first !== undefined){
          const _errs1 = errors;
          if(!(validateEngineVersion(data.first, {instancePath:instancePath+"/first",parentData:data,parentDataProperty:"first",rootData}))){
            vErrors = vErrors === null ? validateEngineVersion.errors : vErrors.concat(validateEngineVersion.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.engine !== undefined){
            const _errs2 = errors;
            if(!(validateEngineVersion(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
              vErrors = vErrors === null ? validateEngineVersion.errors : vErrors.concat(validateEngineVersion.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.bound !== undefined){
              let data2 = data.bound;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validateShare(data2, {instancePath:instancePath+"/bound",parentData:data,parentDataProperty:"bound",rootData}))){
                vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/bound",schemaPath:"#/properties/bound/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/bound",schemaPath:"#/properties/bound/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validateCascadeBound.errors = vErrors;
                return false;
              }
              else {
                errors = _errs4;
                if(vErrors !== null){
                  if(_errs4){
                    vErrors.length = _errs4;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.documents !== undefined){
                let data3 = data.documents;
                const _errs8 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateCascadeBound.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs8){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateCascadeBound.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data3))){
                        validateCascadeBound.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.answered !== undefined){
                  const _errs10 = errors;
                  if(!(validateShare(data.answered, {instancePath:instancePath+"/answered",parentData:data,parentDataProperty:"answered",rootData}))){
                    vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.disagreed !== undefined){
                    const _errs11 = errors;
                    if(!(validateShare(data.disagreed, {instancePath:instancePath+"/disagreed",parentData:data,parentDataProperty:"disagreed",rootData}))){
                      vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs11 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.documents_needed !== undefined){
                      let data6 = data.documents_needed;
                      const _errs12 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validateCascadeBound.errors = [{instancePath:instancePath+"/documents_needed",schemaPath:"#/properties/documents_needed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      if(errors === _errs12){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 1 || isNaN(data6)){
                            validateCascadeBound.errors = [{instancePath:instancePath+"/documents_needed",schemaPath:"#/properties/documents_needed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                            return false;
                          }
                          else {
                            if(!(formats0.validate(data6))){
                              validateCascadeBound.errors = [{instancePath:instancePath+"/documents_needed",schemaPath:"#/properties/documents_needed/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs12 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.looked_at !== undefined){
                        const _errs14 = errors;
                        if(!(validateTimestamp(data.looked_at, {instancePath:instancePath+"/looked_at",parentData:data,parentDataProperty:"looked_at",rootData}))){
                          vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs14 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateCascadeBound.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCascadeBound.errors = vErrors;
  return errors === 0;
}

export function validateCascadeExplanation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.bound === undefined) && (missing0 = "bound")){
        validateCascadeExplanation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.reason !== undefined){
          const _errs1 = errors;
          if(!(validateCascadeReason(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
            vErrors = vErrors === null ? validateCascadeReason.errors : vErrors.concat(validateCascadeReason.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.bound !== undefined){
            let data1 = data.bound;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validateShare(data1, {instancePath:instancePath+"/bound",parentData:data,parentDataProperty:"bound",rootData}))){
              vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/bound",schemaPath:"#/properties/bound/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/bound",schemaPath:"#/properties/bound/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateCascadeExplanation.errors = vErrors;
              return false;
            }
            else {
              errors = _errs3;
              if(vErrors !== null){
                if(_errs3){
                  vErrors.length = _errs3;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.first !== undefined){
              const _errs7 = errors;
              if(!(validateEvaluationEngine(data.first, {instancePath:instancePath+"/first",parentData:data,parentDataProperty:"first",rootData}))){
                vErrors = vErrors === null ? validateEvaluationEngine.errors : vErrors.concat(validateEvaluationEngine.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.first_confidence !== undefined){
                const _errs8 = errors;
                if(!(validateShare(data.first_confidence, {instancePath:instancePath+"/first_confidence",parentData:data,parentDataProperty:"first_confidence",rootData}))){
                  vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validateCascadeExplanation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCascadeExplanation.errors = vErrors;
  return errors === 0;
}

export function validateCascadeReason(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateCascadeReason.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((data === "certain") || (data === "uncertain")) || (data === "compared")) || (data === "failed")) || (data === "not_asked")) || (data === "reused"))){
    validateCascadeReason.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateCascadeReason.errors = vErrors;
  return errors === 0;
}

export function validateChoiceOption(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.value === undefined) && (missing0 = "value")){
        validateChoiceOption.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          let data0 = data.value;
          const _errs1 = errors;
          if(errors === _errs1){
            if(typeof data0 === "string"){
              if(func0(data0) > 256){
                validateChoiceOption.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
                return false;
              }
              else {
                if(func0(data0) < 1){
                  validateChoiceOption.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                  return false;
                }
              }
            }
            else {
              validateChoiceOption.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.description !== undefined){
            const _errs3 = errors;
            if(!(validateInstructionText(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
              vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateChoiceOption.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateChoiceOption.errors = vErrors;
  return errors === 0;
}

export function validateChoiceOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(Array.isArray(data)){
      if(data.length > 254){
        validateChoiceOptions.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 254},message:"must NOT have more than 254 items"}];
        return false;
      }
      else {
        if(data.length < 1){
          validateChoiceOptions.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
          return false;
        }
        else {
          var valid0 = true;
          const len0 = data.length;
          for(let i0=0; i0<len0; i0++){
            const _errs1 = errors;
            if(!(validateChoiceOption(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
              vErrors = vErrors === null ? validateChoiceOption.errors : vErrors.concat(validateChoiceOption.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
            if(!valid0){
              break;
            }
          }
        }
      }
    }
    else {
      validateChoiceOptions.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
      return false;
    }
  }
  validateChoiceOptions.errors = vErrors;
  return errors === 0;
}

export function validateChoiceThreshold(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.value === undefined) && (missing0 = "value")) || ((data.gte === undefined) && (missing0 = "gte"))){
        validateChoiceThreshold.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          let data0 = data.value;
          const _errs1 = errors;
          if(errors === _errs1){
            if(typeof data0 === "string"){
              if(func0(data0) > 256){
                validateChoiceThreshold.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
                return false;
              }
              else {
                if(func0(data0) < 1){
                  validateChoiceThreshold.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                  return false;
                }
              }
            }
            else {
              validateChoiceThreshold.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.gte !== undefined){
            let data1 = data.gte;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 > 1 || isNaN(data1)){
                  validateChoiceThreshold.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                  return false;
                }
                else {
                  if(data1 < 0 || isNaN(data1)){
                    validateChoiceThreshold.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              else {
                validateChoiceThreshold.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateChoiceThreshold.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateChoiceThreshold.errors = vErrors;
  return errors === 0;
}

export function validateCompositeWeights(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.version === undefined) && (missing0 = "version")) || ((data.fitted_at === undefined) && (missing0 = "fitted_at"))) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.intercept === undefined) && (missing0 = "intercept"))) || ((data.parts === undefined) && (missing0 = "parts"))) || ((data.features === undefined) && (missing0 = "features"))){
        validateCompositeWeights.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.version !== undefined){
          const _errs1 = errors;
          if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
            vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.fitted_at !== undefined){
            let data1 = data.fitted_at;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validateTimestamp(data1, {instancePath:instancePath+"/fitted_at",parentData:data,parentDataProperty:"fitted_at",rootData}))){
              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/fitted_at",schemaPath:"#/properties/fitted_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/fitted_at",schemaPath:"#/properties/fitted_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateCompositeWeights.errors = vErrors;
              return false;
            }
            else {
              errors = _errs3;
              if(vErrors !== null){
                if(_errs3){
                  vErrors.length = _errs3;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.labels !== undefined){
              let data2 = data.labels;
              const _errs7 = errors;
              if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
                validateCompositeWeights.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: schema4.properties.labels.type},message:"must be integer,null"}];
                return false;
              }
              if(errors === _errs7){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(!(formats0.validate(data2))){
                    validateCompositeWeights.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.intercept !== undefined){
                let data3 = data.intercept;
                const _errs9 = errors;
                if(!((typeof data3 == "number") && (isFinite(data3)))){
                  validateCompositeWeights.errors = [{instancePath:instancePath+"/intercept",schemaPath:"#/properties/intercept/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
                var valid0 = _errs9 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.parts !== undefined){
                  let data4 = data.parts;
                  const _errs11 = errors;
                  if(errors === _errs11){
                    if(Array.isArray(data4)){
                      var valid2 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs13 = errors;
                        if(!(validatePartWeight(data4[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validatePartWeight.errors : vErrors.concat(validatePartWeight.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs13 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                    else {
                      validateCompositeWeights.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.features !== undefined){
                    let data6 = data.features;
                    const _errs14 = errors;
                    if(errors === _errs14){
                      if(Array.isArray(data6)){
                        var valid3 = true;
                        const len1 = data6.length;
                        for(let i1=0; i1<len1; i1++){
                          const _errs16 = errors;
                          if(!(validateFeatureWeight(data6[i1], {instancePath:instancePath+"/features/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
                            vErrors = vErrors === null ? validateFeatureWeight.errors : vErrors.concat(validateFeatureWeight.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs16 === errors;
                          if(!valid3){
                            break;
                          }
                        }
                      }
                      else {
                        validateCompositeWeights.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
                    }
                    var valid0 = _errs14 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateCompositeWeights.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCompositeWeights.errors = vErrors;
  return errors === 0;
}

export function validateContextCut(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.path === undefined) && (missing0 = "path")) || ((data.what === undefined) && (missing0 = "what"))) || ((data.dropped === undefined) && (missing0 = "dropped"))){
        validateContextCut.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.path !== undefined){
          const _errs1 = errors;
          if(typeof data.path !== "string"){
            validateContextCut.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.what !== undefined){
            const _errs3 = errors;
            if(!(validateCutKind(data.what, {instancePath:instancePath+"/what",parentData:data,parentDataProperty:"what",rootData}))){
              vErrors = vErrors === null ? validateCutKind.errors : vErrors.concat(validateCutKind.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.dropped !== undefined){
              let data2 = data.dropped;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateContextCut.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/properties/dropped/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 1 || isNaN(data2)){
                    validateContextCut.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/properties/dropped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateContextCut.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/properties/dropped/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateContextCut.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateContextCut.errors = vErrors;
  return errors === 0;
}

export function validateContextPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 1024){
        validateContextPath.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
        return false;
      }
      else {
        if(func0(data) < 5){
          validateContextPath.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
          return false;
        }
        else {
          if(!pattern1.test(data)){
            validateContextPath.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(attributes|state)(\\.[^.]+)*$"},message:"must match pattern \""+"^(attributes|state)(\\.[^.]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateContextPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateContextPath.errors = vErrors;
  return errors === 0;
}

export function validateContextRecipe(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.fields !== undefined){
        let data0 = data.fields;
        const _errs1 = errors;
        if(errors === _errs1){
          if(Array.isArray(data0)){
            if(data0.length > 256){
              validateContextRecipe.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
              return false;
            }
            else {
              if(data0.length < 1){
                validateContextRecipe.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                return false;
              }
              else {
                var valid1 = true;
                const len0 = data0.length;
                for(let i0=0; i0<len0; i0++){
                  const _errs3 = errors;
                  if(!(validateContextPath(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                    vErrors = vErrors === null ? validateContextPath.errors : vErrors.concat(validateContextPath.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs3 === errors;
                  if(!valid1){
                    break;
                  }
                }
              }
            }
          }
          else {
            validateContextRecipe.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.last_n !== undefined){
          let data2 = data.last_n;
          const _errs4 = errors;
          if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
            validateContextRecipe.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs4){
            if((typeof data2 == "number") && (isFinite(data2))){
              if(data2 > 10000 || isNaN(data2)){
                validateContextRecipe.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
                return false;
              }
              else {
                if(data2 < 1 || isNaN(data2)){
                  validateContextRecipe.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                  return false;
                }
                else {
                  if(!(formats1.validate(data2))){
                    validateContextRecipe.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                    return false;
                  }
                }
              }
            }
          }
          var valid0 = _errs4 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.window !== undefined){
            const _errs6 = errors;
            if(!(validateDuration(data.window, {instancePath:instancePath+"/window",parentData:data,parentDataProperty:"window",rootData}))){
              vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs6 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.max_tokens !== undefined){
              let data4 = data.max_tokens;
              const _errs7 = errors;
              if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                validateContextRecipe.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs7){
                if((typeof data4 == "number") && (isFinite(data4))){
                  if(data4 > 32000 || isNaN(data4)){
                    validateContextRecipe.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32000},message:"must be <= 32000"}];
                    return false;
                  }
                  else {
                    if(data4 < 1 || isNaN(data4)){
                      validateContextRecipe.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                      return false;
                    }
                    else {
                      if(!(formats1.validate(data4))){
                        validateContextRecipe.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                        return false;
                      }
                    }
                  }
                }
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.related !== undefined){
                let data5 = data.related;
                const _errs9 = errors;
                if(errors === _errs9){
                  if(Array.isArray(data5)){
                    if(data5.length > 16){
                      validateContextRecipe.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}];
                      return false;
                    }
                    else {
                      if(data5.length < 1){
                        validateContextRecipe.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                        return false;
                      }
                      else {
                        var valid2 = true;
                        const len1 = data5.length;
                        for(let i1=0; i1<len1; i1++){
                          const _errs11 = errors;
                          if(!(validateRelation(data5[i1], {instancePath:instancePath+"/related/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
                            vErrors = vErrors === null ? validateRelation.errors : vErrors.concat(validateRelation.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs11 === errors;
                          if(!valid2){
                            break;
                          }
                        }
                      }
                    }
                  }
                  else {
                    validateContextRecipe.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.group !== undefined){
                  const _errs12 = errors;
                  if(!(validateGroupContext(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
                    vErrors = vErrors === null ? validateGroupContext.errors : vErrors.concat(validateGroupContext.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs12 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.previous !== undefined){
                    const _errs13 = errors;
                    if(!(validatePreviousContext(data.previous, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData}))){
                      vErrors = vErrors === null ? validatePreviousContext.errors : vErrors.concat(validatePreviousContext.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs13 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateContextRecipe.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateContextRecipe.errors = vErrors;
  return errors === 0;
}

export function validateCriteria(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateInstructionText(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validateBoolCriteria(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateBoolCriteria.errors : vErrors.concat(validateBoolCriteria.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if(!valid0){
      const _errs3 = errors;
      if(!(validateLevelCriteria(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateLevelCriteria.errors : vErrors.concat(validateLevelCriteria.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validateCriteria.errors = vErrors;
    return false;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validateCriteria.errors = vErrors;
  return errors === 0;
}

export function validateCutKind(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateCutKind.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "elements") || (data === "characters"))){
    validateCutKind.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateCutKind.errors = vErrors;
  return errors === 0;
}

export function validateDistribution(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      for(const key0 in data){
        let data0 = data[key0];
        const _errs2 = errors;
        if(!((typeof data0 == "number") && (isFinite(data0)))){
          validateDistribution.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
          return false;
        }
        var valid0 = _errs2 === errors;
        if(!valid0){
          break;
        }
      }
    }
    else {
      validateDistribution.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDistribution.errors = vErrors;
  return errors === 0;
}

export function validateEngineSelection(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.name === undefined) && (missing0 = "name")){
        validateEngineSelection.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateEngineName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.version !== undefined){
            let data1 = data.version;
            const _errs2 = errors;
            if(errors === _errs2){
              if(typeof data1 === "string"){
                if(func0(data1) > 128){
                  validateEngineSelection.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
                  return false;
                }
                else {
                  if(func0(data1) < 1){
                    validateEngineSelection.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                    return false;
                  }
                }
              }
              else {
                validateEngineSelection.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.both_orders !== undefined){
              const _errs4 = errors;
              if(typeof data.both_orders !== "boolean"){
                validateEngineSelection.errors = [{instancePath:instancePath+"/both_orders",schemaPath:"#/properties/both_orders/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.orders !== undefined){
                let data3 = data.orders;
                const _errs6 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateEngineSelection.errors = [{instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 > 4 || isNaN(data3)){
                      validateEngineSelection.errors = [{instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"}];
                      return false;
                    }
                    else {
                      if(data3 < 1 || isNaN(data3)){
                        validateEngineSelection.errors = [{instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                        return false;
                      }
                      else {
                        if(!(formats1.validate(data3))){
                          validateEngineSelection.errors = [{instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                          return false;
                        }
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.learn !== undefined){
                  const _errs8 = errors;
                  if(typeof data.learn !== "boolean"){
                    validateEngineSelection.errors = [{instancePath:instancePath+"/learn",schemaPath:"#/properties/learn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.cascade !== undefined){
                    const _errs10 = errors;
                    if(!(validateCascade(data.cascade, {instancePath:instancePath+"/cascade",parentData:data,parentDataProperty:"cascade",rootData}))){
                      vErrors = vErrors === null ? validateCascade.errors : vErrors.concat(validateCascade.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateEngineSelection.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEngineSelection.errors = vErrors;
  return errors === 0;
}

export function validateEvaluation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.incarnation === undefined) && (missing0 = "incarnation"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.evaluated_at === undefined) && (missing0 = "evaluated_at"))) || ((data.shadow === undefined) && (missing0 = "shadow"))) || ((data.carried === undefined) && (missing0 = "carried"))) || ((data.tokens === undefined) && (missing0 = "tokens"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))){
        validateEvaluation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(typeof data.id !== "string"){
            validateEvaluation.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.namespace !== undefined){
            const _errs3 = errors;
            if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
              vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.document_id !== undefined){
              const _errs4 = errors;
              if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
                vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.revision !== undefined){
                let data3 = data.revision;
                const _errs5 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateEvaluation.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs5){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(!(formats0.validate(data3))){
                      validateEvaluation.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.incarnation !== undefined){
                  let data4 = data.incarnation;
                  const _errs7 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateEvaluation.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs7){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(!(formats0.validate(data4))){
                        validateEvaluation.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.version !== undefined){
                    const _errs9 = errors;
                    if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                      vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.engine !== undefined){
                      const _errs10 = errors;
                      if(!(validateEvaluationEngine(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                        vErrors = vErrors === null ? validateEvaluationEngine.errors : vErrors.concat(validateEvaluationEngine.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.evaluated_at !== undefined){
                        const _errs11 = errors;
                        if(!(validateTimestamp(data.evaluated_at, {instancePath:instancePath+"/evaluated_at",parentData:data,parentDataProperty:"evaluated_at",rootData}))){
                          vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs11 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.shadow !== undefined){
                          const _errs12 = errors;
                          if(typeof data.shadow !== "boolean"){
                            validateEvaluation.errors = [{instancePath:instancePath+"/shadow",schemaPath:"#/properties/shadow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                            return false;
                          }
                          var valid0 = _errs12 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.passed_on !== undefined){
                            const _errs14 = errors;
                            if(typeof data.passed_on !== "boolean"){
                              validateEvaluation.errors = [{instancePath:instancePath+"/passed_on",schemaPath:"#/properties/passed_on/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                              return false;
                            }
                            var valid0 = _errs14 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.asked_as !== undefined){
                              const _errs16 = errors;
                              if(!(validateRobustnessVariant(data.asked_as, {instancePath:instancePath+"/asked_as",parentData:data,parentDataProperty:"asked_as",rootData}))){
                                vErrors = vErrors === null ? validateRobustnessVariant.errors : vErrors.concat(validateRobustnessVariant.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs16 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.carried !== undefined){
                                const _errs17 = errors;
                                if(typeof data.carried !== "boolean"){
                                  validateEvaluation.errors = [{instancePath:instancePath+"/carried",schemaPath:"#/properties/carried/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                                  return false;
                                }
                                var valid0 = _errs17 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.reused_from !== undefined){
                                  const _errs19 = errors;
                                  if(typeof data.reused_from !== "string"){
                                    validateEvaluation.errors = [{instancePath:instancePath+"/reused_from",schemaPath:"#/properties/reused_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                                    return false;
                                  }
                                  var valid0 = _errs19 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.repeated !== undefined){
                                    const _errs21 = errors;
                                    if(typeof data.repeated !== "boolean"){
                                      validateEvaluation.errors = [{instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                                      return false;
                                    }
                                    var valid0 = _errs21 === errors;
                                  }
                                  else {
                                    var valid0 = true;
                                  }
                                  if(valid0){
                                    if(data.p !== undefined){
                                      let data14 = data.p;
                                      const _errs23 = errors;
                                      if(errors === _errs23){
                                        if((typeof data14 == "number") && (isFinite(data14))){
                                          if(data14 > 1 || isNaN(data14)){
                                            validateEvaluation.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                            return false;
                                          }
                                          else {
                                            if(data14 < 0 || isNaN(data14)){
                                              validateEvaluation.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                              return false;
                                            }
                                          }
                                        }
                                        else {
                                          validateEvaluation.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs23 === errors;
                                    }
                                    else {
                                      var valid0 = true;
                                    }
                                    if(valid0){
                                      if(data.value !== undefined){
                                        const _errs25 = errors;
                                        if(typeof data.value !== "string"){
                                          validateEvaluation.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                                          return false;
                                        }
                                        var valid0 = _errs25 === errors;
                                      }
                                      else {
                                        var valid0 = true;
                                      }
                                      if(valid0){
                                        if(data.score !== undefined){
                                          let data16 = data.score;
                                          const _errs27 = errors;
                                          if(errors === _errs27){
                                            if((typeof data16 == "number") && (isFinite(data16))){
                                              if(data16 < 0 || isNaN(data16)){
                                                validateEvaluation.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                                return false;
                                              }
                                            }
                                            else {
                                              validateEvaluation.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs27 === errors;
                                        }
                                        else {
                                          var valid0 = true;
                                        }
                                        if(valid0){
                                          if(data.dist !== undefined){
                                            const _errs29 = errors;
                                            if(!(validateDistribution(data.dist, {instancePath:instancePath+"/dist",parentData:data,parentDataProperty:"dist",rootData}))){
                                              vErrors = vErrors === null ? validateDistribution.errors : vErrors.concat(validateDistribution.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs29 === errors;
                                          }
                                          else {
                                            var valid0 = true;
                                          }
                                          if(valid0){
                                            if(data.escape_p !== undefined){
                                              let data18 = data.escape_p;
                                              const _errs30 = errors;
                                              if(errors === _errs30){
                                                if((typeof data18 == "number") && (isFinite(data18))){
                                                  if(data18 > 1 || isNaN(data18)){
                                                    validateEvaluation.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                                    return false;
                                                  }
                                                  else {
                                                    if(data18 < 0 || isNaN(data18)){
                                                      validateEvaluation.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                                      return false;
                                                    }
                                                  }
                                                }
                                                else {
                                                  validateEvaluation.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs30 === errors;
                                            }
                                            else {
                                              var valid0 = true;
                                            }
                                            if(valid0){
                                              if(data.parts !== undefined){
                                                let data19 = data.parts;
                                                const _errs32 = errors;
                                                if(errors === _errs32){
                                                  if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
                                                    for(const key0 in data19){
                                                      let data20 = data19[key0];
                                                      const _errs35 = errors;
                                                      if(!((typeof data20 == "number") && (isFinite(data20)))){
                                                        validateEvaluation.errors = [{instancePath:instancePath+"/parts/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parts/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                                        return false;
                                                      }
                                                      var valid1 = _errs35 === errors;
                                                      if(!valid1){
                                                        break;
                                                      }
                                                    }
                                                  }
                                                  else {
                                                    validateEvaluation.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs32 === errors;
                                              }
                                              else {
                                                var valid0 = true;
                                              }
                                              if(valid0){
                                                if(data.tokens !== undefined){
                                                  let data21 = data.tokens;
                                                  const _errs37 = errors;
                                                  if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
                                                    validateEvaluation.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                                    return false;
                                                  }
                                                  if(errors === _errs37){
                                                    if((typeof data21 == "number") && (isFinite(data21))){
                                                      if(data21 < 0 || isNaN(data21)){
                                                        validateEvaluation.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                                        return false;
                                                      }
                                                      else {
                                                        if(!(formats0.validate(data21))){
                                                          validateEvaluation.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs37 === errors;
                                                }
                                                else {
                                                  var valid0 = true;
                                                }
                                                if(valid0){
                                                  if(data.judgment_units !== undefined){
                                                    let data22 = data.judgment_units;
                                                    const _errs39 = errors;
                                                    if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
                                                      validateEvaluation.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                                      return false;
                                                    }
                                                    if(errors === _errs39){
                                                      if((typeof data22 == "number") && (isFinite(data22))){
                                                        if(data22 < 0 || isNaN(data22)){
                                                          validateEvaluation.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                                          return false;
                                                        }
                                                        else {
                                                          if(!(formats0.validate(data22))){
                                                            validateEvaluation.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                    }
                                                    var valid0 = _errs39 === errors;
                                                  }
                                                  else {
                                                    var valid0 = true;
                                                  }
                                                  if(valid0){
                                                    if(data.requests !== undefined){
                                                      let data23 = data.requests;
                                                      const _errs41 = errors;
                                                      if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
                                                        validateEvaluation.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                                        return false;
                                                      }
                                                      if(errors === _errs41){
                                                        if((typeof data23 == "number") && (isFinite(data23))){
                                                          if(data23 < 0 || isNaN(data23)){
                                                            validateEvaluation.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                                            return false;
                                                          }
                                                          else {
                                                            if(!(formats0.validate(data23))){
                                                              validateEvaluation.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                      }
                                                      var valid0 = _errs41 === errors;
                                                    }
                                                    else {
                                                      var valid0 = true;
                                                    }
                                                    if(valid0){
                                                      if(data.error !== undefined){
                                                        const _errs43 = errors;
                                                        if(!(validateAnswerError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
                                                          vErrors = vErrors === null ? validateAnswerError.errors : vErrors.concat(validateAnswerError.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs43 === errors;
                                                      }
                                                      else {
                                                        var valid0 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateEvaluation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEvaluation.errors = vErrors;
  return errors === 0;
}

export function validateEvaluationEngine(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.version === undefined) && (missing0 = "version"))){
        validateEvaluationEngine.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateEngineName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.version !== undefined){
            let data1 = data.version;
            const _errs2 = errors;
            if((typeof data1 !== "string") && (data1 !== null)){
              validateEvaluationEngine.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema6.properties.version.type},message:"must be string,null"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateEvaluationEngine.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEvaluationEngine.errors = vErrors;
  return errors === 0;
}

export function validateEvaluationList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.evaluations === undefined) && (missing0 = "evaluations")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateEvaluationList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.evaluations !== undefined){
          let data0 = data.evaluations;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateEvaluation(data0[i0], {instancePath:instancePath+"/evaluations/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateEvaluation.errors : vErrors.concat(validateEvaluation.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateEvaluationList.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.next_cursor !== undefined){
            let data2 = data.next_cursor;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid2 = false;
            const _errs6 = errors;
            if(!(validateCursor(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid2 = valid2 || _valid0;
            if(!valid2){
              const _errs7 = errors;
              if(data2 !== null){
                const err0 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid2 = valid2 || _valid0;
            }
            if(!valid2){
              const err1 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateEvaluationList.errors = vErrors;
              return false;
            }
            else {
              errors = _errs5;
              if(vErrors !== null){
                if(_errs5){
                  vErrors.length = _errs5;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateEvaluationList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEvaluationList.errors = vErrors;
  return errors === 0;
}

export function validateExcludedField(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.path === undefined) && (missing0 = "path")) || ((data.reason === undefined) && (missing0 = "reason"))){
        validateExcludedField.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.path !== undefined){
          const _errs1 = errors;
          if(!(validateContextPath(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
            vErrors = vErrors === null ? validateContextPath.errors : vErrors.concat(validateContextPath.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.reason !== undefined){
            const _errs2 = errors;
            if(!(validateExclusionReason(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
              vErrors = vErrors === null ? validateExclusionReason.errors : vErrors.concat(validateExclusionReason.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateExcludedField.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateExcludedField.errors = vErrors;
  return errors === 0;
}

export function validateExclusionReason(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateExclusionReason.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((data === "id") || (data === "constant")) || (data === "sparse")) || (data === "duplicate")) || (data === "large"))){
    validateExclusionReason.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateExclusionReason.errors = vErrors;
  return errors === 0;
}

export function validateExplanation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((((((((data.document_id === undefined) && (missing0 = "document_id")) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.answer === undefined) && (missing0 = "answer"))) || ((data.question === undefined) && (missing0 = "question"))) || ((data.context === undefined) && (missing0 = "context"))) || ((data.context_hash === undefined) && (missing0 = "context_hash"))) || ((data.cuts === undefined) && (missing0 = "cuts"))) || ((data.tokens === undefined) && (missing0 = "tokens"))) || ((data.size_class === undefined) && (missing0 = "size_class"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.calibration === undefined) && (missing0 = "calibration"))) || ((data.thresholds === undefined) && (missing0 = "thresholds"))){
        validateExplanation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.document_id !== undefined){
          const _errs1 = errors;
          if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
            vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.revision !== undefined){
            let data1 = data.revision;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateExplanation.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(!(formats0.validate(data1))){
                  validateExplanation.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.judgment !== undefined){
              const _errs4 = errors;
              if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
                vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.version !== undefined){
                const _errs5 = errors;
                if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                  vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.answer !== undefined){
                  const _errs6 = errors;
                  if(!(validateAnswer(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
                    vErrors = vErrors === null ? validateAnswer.errors : vErrors.concat(validateAnswer.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.question !== undefined){
                    const _errs7 = errors;
                    if(typeof data.question !== "string"){
                      validateExplanation.errors = [{instancePath:instancePath+"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                      return false;
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.questions !== undefined){
                      let data6 = data.questions;
                      const _errs9 = errors;
                      if(errors === _errs9){
                        if(Array.isArray(data6)){
                          var valid1 = true;
                          const len0 = data6.length;
                          for(let i0=0; i0<len0; i0++){
                            const _errs11 = errors;
                            if(!(validateJsonObject(data6[i0], {instancePath:instancePath+"/questions/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
                              vErrors = vErrors === null ? validateJsonObject.errors : vErrors.concat(validateJsonObject.errors);
                              errors = vErrors.length;
                            }
                            var valid1 = _errs11 === errors;
                            if(!valid1){
                              break;
                            }
                          }
                        }
                        else {
                          validateExplanation.errors = [{instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                          return false;
                        }
                      }
                      var valid0 = _errs9 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.context !== undefined){
                        const _errs12 = errors;
                        if(!(validateJsonObject(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData}))){
                          vErrors = vErrors === null ? validateJsonObject.errors : vErrors.concat(validateJsonObject.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs12 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.context_text !== undefined){
                          const _errs13 = errors;
                          if(typeof data.context_text !== "string"){
                            validateExplanation.errors = [{instancePath:instancePath+"/context_text",schemaPath:"#/properties/context_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                          var valid0 = _errs13 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.context_hash !== undefined){
                            const _errs15 = errors;
                            if(typeof data.context_hash !== "string"){
                              validateExplanation.errors = [{instancePath:instancePath+"/context_hash",schemaPath:"#/properties/context_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                              return false;
                            }
                            var valid0 = _errs15 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.hidden_relations !== undefined){
                              let data11 = data.hidden_relations;
                              const _errs17 = errors;
                              if(errors === _errs17){
                                if(Array.isArray(data11)){
                                  var valid2 = true;
                                  const len1 = data11.length;
                                  for(let i1=0; i1<len1; i1++){
                                    const _errs19 = errors;
                                    if(!(validateName(data11[i1], {instancePath:instancePath+"/hidden_relations/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
                                      vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid2 = _errs19 === errors;
                                    if(!valid2){
                                      break;
                                    }
                                  }
                                }
                                else {
                                  validateExplanation.errors = [{instancePath:instancePath+"/hidden_relations",schemaPath:"#/properties/hidden_relations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                  return false;
                                }
                              }
                              var valid0 = _errs17 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.cuts !== undefined){
                                let data13 = data.cuts;
                                const _errs20 = errors;
                                if(errors === _errs20){
                                  if(Array.isArray(data13)){
                                    var valid3 = true;
                                    const len2 = data13.length;
                                    for(let i2=0; i2<len2; i2++){
                                      const _errs22 = errors;
                                      if(!(validateContextCut(data13[i2], {instancePath:instancePath+"/cuts/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
                                        vErrors = vErrors === null ? validateContextCut.errors : vErrors.concat(validateContextCut.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid3 = _errs22 === errors;
                                      if(!valid3){
                                        break;
                                      }
                                    }
                                  }
                                  else {
                                    validateExplanation.errors = [{instancePath:instancePath+"/cuts",schemaPath:"#/properties/cuts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                    return false;
                                  }
                                }
                                var valid0 = _errs20 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.tokens !== undefined){
                                  let data15 = data.tokens;
                                  const _errs23 = errors;
                                  if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
                                    validateExplanation.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                    return false;
                                  }
                                  if(errors === _errs23){
                                    if((typeof data15 == "number") && (isFinite(data15))){
                                      if(data15 < 0 || isNaN(data15)){
                                        validateExplanation.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                        return false;
                                      }
                                      else {
                                        if(!(formats0.validate(data15))){
                                          validateExplanation.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                          return false;
                                        }
                                      }
                                    }
                                  }
                                  var valid0 = _errs23 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.size_class !== undefined){
                                    const _errs25 = errors;
                                    if(!(validateSizeClass(data.size_class, {instancePath:instancePath+"/size_class",parentData:data,parentDataProperty:"size_class",rootData}))){
                                      vErrors = vErrors === null ? validateSizeClass.errors : vErrors.concat(validateSizeClass.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs25 === errors;
                                  }
                                  else {
                                    var valid0 = true;
                                  }
                                  if(valid0){
                                    if(data.judgment_units !== undefined){
                                      let data17 = data.judgment_units;
                                      const _errs26 = errors;
                                      if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
                                        validateExplanation.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                        return false;
                                      }
                                      if(errors === _errs26){
                                        if((typeof data17 == "number") && (isFinite(data17))){
                                          if(data17 < 0 || isNaN(data17)){
                                            validateExplanation.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                            return false;
                                          }
                                          else {
                                            if(!(formats0.validate(data17))){
                                              validateExplanation.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid0 = _errs26 === errors;
                                    }
                                    else {
                                      var valid0 = true;
                                    }
                                    if(valid0){
                                      if(data.requests !== undefined){
                                        let data18 = data.requests;
                                        const _errs28 = errors;
                                        if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
                                          validateExplanation.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                          return false;
                                        }
                                        if(errors === _errs28){
                                          if((typeof data18 == "number") && (isFinite(data18))){
                                            if(data18 < 0 || isNaN(data18)){
                                              validateExplanation.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                              return false;
                                            }
                                            else {
                                              if(!(formats0.validate(data18))){
                                                validateExplanation.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                                return false;
                                              }
                                            }
                                          }
                                        }
                                        var valid0 = _errs28 === errors;
                                      }
                                      else {
                                        var valid0 = true;
                                      }
                                      if(valid0){
                                        if(data.requests_taken !== undefined){
                                          let data19 = data.requests_taken;
                                          const _errs30 = errors;
                                          if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
                                            validateExplanation.errors = [{instancePath:instancePath+"/requests_taken",schemaPath:"#/properties/requests_taken/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                            return false;
                                          }
                                          if(errors === _errs30){
                                            if((typeof data19 == "number") && (isFinite(data19))){
                                              if(data19 < 0 || isNaN(data19)){
                                                validateExplanation.errors = [{instancePath:instancePath+"/requests_taken",schemaPath:"#/properties/requests_taken/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                                return false;
                                              }
                                              else {
                                                if(!(formats0.validate(data19))){
                                                  validateExplanation.errors = [{instancePath:instancePath+"/requests_taken",schemaPath:"#/properties/requests_taken/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid0 = _errs30 === errors;
                                        }
                                        else {
                                          var valid0 = true;
                                        }
                                        if(valid0){
                                          if(data.engine !== undefined){
                                            const _errs32 = errors;
                                            if(!(validateEngineSelection(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                                              vErrors = vErrors === null ? validateEngineSelection.errors : vErrors.concat(validateEngineSelection.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs32 === errors;
                                          }
                                          else {
                                            var valid0 = true;
                                          }
                                          if(valid0){
                                            if(data.cascade !== undefined){
                                              const _errs33 = errors;
                                              if(!(validateCascadeExplanation(data.cascade, {instancePath:instancePath+"/cascade",parentData:data,parentDataProperty:"cascade",rootData}))){
                                                vErrors = vErrors === null ? validateCascadeExplanation.errors : vErrors.concat(validateCascadeExplanation.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs33 === errors;
                                            }
                                            else {
                                              var valid0 = true;
                                            }
                                            if(valid0){
                                              if(data.calibration !== undefined){
                                                let data22 = data.calibration;
                                                const _errs34 = errors;
                                                const _errs35 = errors;
                                                let valid4 = false;
                                                const _errs36 = errors;
                                                if(!(validateAppliedCalibration(data22, {instancePath:instancePath+"/calibration",parentData:data,parentDataProperty:"calibration",rootData}))){
                                                  vErrors = vErrors === null ? validateAppliedCalibration.errors : vErrors.concat(validateAppliedCalibration.errors);
                                                  errors = vErrors.length;
                                                }
                                                var _valid0 = _errs36 === errors;
                                                valid4 = valid4 || _valid0;
                                                if(!valid4){
                                                  const _errs37 = errors;
                                                  if(data22 !== null){
                                                    const err0 = {instancePath:instancePath+"/calibration",schemaPath:"#/properties/calibration/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                                                    errors++;
                                                  }
                                                  var _valid0 = _errs37 === errors;
                                                  valid4 = valid4 || _valid0;
                                                }
                                                if(!valid4){
                                                  const err1 = {instancePath:instancePath+"/calibration",schemaPath:"#/properties/calibration/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                                                  errors++;
                                                  validateExplanation.errors = vErrors;
                                                  return false;
                                                }
                                                else {
                                                  errors = _errs35;
                                                  if(vErrors !== null){
                                                    if(_errs35){
                                                      vErrors.length = _errs35;
                                                    }
                                                    else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs34 === errors;
                                              }
                                              else {
                                                var valid0 = true;
                                              }
                                              if(valid0){
                                                if(data.weights !== undefined){
                                                  const _errs39 = errors;
                                                  if(!(validateCompositeWeights(data.weights, {instancePath:instancePath+"/weights",parentData:data,parentDataProperty:"weights",rootData}))){
                                                    vErrors = vErrors === null ? validateCompositeWeights.errors : vErrors.concat(validateCompositeWeights.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid0 = _errs39 === errors;
                                                }
                                                else {
                                                  var valid0 = true;
                                                }
                                                if(valid0){
                                                  if(data.thresholds !== undefined){
                                                    let data24 = data.thresholds;
                                                    const _errs40 = errors;
                                                    if(errors === _errs40){
                                                      if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
                                                        for(const key0 in data24){
                                                          const _errs43 = errors;
                                                          if(!(validateThresholdArithmetic(data24[key0], {instancePath:instancePath+"/thresholds/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data24,parentDataProperty:key0,rootData}))){
                                                            vErrors = vErrors === null ? validateThresholdArithmetic.errors : vErrors.concat(validateThresholdArithmetic.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid5 = _errs43 === errors;
                                                          if(!valid5){
                                                            break;
                                                          }
                                                        }
                                                      }
                                                      else {
                                                        validateExplanation.errors = [{instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                                                        return false;
                                                      }
                                                    }
                                                    var valid0 = _errs40 === errors;
                                                  }
                                                  else {
                                                    var valid0 = true;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateExplanation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateExplanation.errors = vErrors;
  return errors === 0;
}

export function validateFanoutScope(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.created_within !== undefined){
        const _errs1 = errors;
        if(!(validateDuration(data.created_within, {instancePath:instancePath+"/created_within",parentData:data,parentDataProperty:"created_within",rootData}))){
          vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.where !== undefined){
          const _errs2 = errors;
          if(!(validateAttributeMatch(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
            vErrors = vErrors === null ? validateAttributeMatch.errors : vErrors.concat(validateAttributeMatch.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        }
        else {
          var valid0 = true;
        }
      }
    }
    else {
      validateFanoutScope.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateFanoutScope.errors = vErrors;
  return errors === 0;
}

export function validateFanoutSource(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateFanoutSource.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "judgment") || (data === "override")) || (data === "default"))){
    validateFanoutSource.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateFanoutSource.errors = vErrors;
  return errors === 0;
}

export function validateFanoutSources(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.scope !== undefined){
        const _errs1 = errors;
        if(!(validateFanoutSource(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
          vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.debounce_ms !== undefined){
          const _errs2 = errors;
          if(!(validateFanoutSource(data.debounce_ms, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
            vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.max_wait_ms !== undefined){
            const _errs3 = errors;
            if(!(validateFanoutSource(data.max_wait_ms, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
              vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.job_above !== undefined){
              const _errs4 = errors;
              if(!(validateFanoutSource(data.job_above, {instancePath:instancePath+"/job_above",parentData:data,parentDataProperty:"job_above",rootData}))){
                vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.confirm_jobs !== undefined){
                const _errs5 = errors;
                if(!(validateFanoutSource(data.confirm_jobs, {instancePath:instancePath+"/confirm_jobs",parentData:data,parentDataProperty:"confirm_jobs",rootData}))){
                  vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.auto_daily_limit !== undefined){
                  const _errs6 = errors;
                  if(!(validateFanoutSource(data.auto_daily_limit, {instancePath:instancePath+"/auto_daily_limit",parentData:data,parentDataProperty:"auto_daily_limit",rootData}))){
                    vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validateFanoutSources.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateFanoutSources.errors = vErrors;
  return errors === 0;
}

export function validateFeatureWeight(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.path === undefined) && (missing0 = "path")) || ((data.weight === undefined) && (missing0 = "weight"))) || ((data.mean === undefined) && (missing0 = "mean"))) || ((data.scale === undefined) && (missing0 = "scale"))){
        validateFeatureWeight.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.path !== undefined){
          const _errs1 = errors;
          if(typeof data.path !== "string"){
            validateFeatureWeight.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.weight !== undefined){
            let data1 = data.weight;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validateFeatureWeight.errors = [{instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.mean !== undefined){
              let data2 = data.mean;
              const _errs5 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateFeatureWeight.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.scale !== undefined){
                let data3 = data.scale;
                const _errs7 = errors;
                if(!((typeof data3 == "number") && (isFinite(data3)))){
                  validateFeatureWeight.errors = [{instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validateFeatureWeight.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateFeatureWeight.errors = vErrors;
  return errors === 0;
}

export function validateFirstEngine(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.name === undefined) && (missing0 = "name")){
        validateFirstEngine.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateEngineName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.version !== undefined){
            let data1 = data.version;
            const _errs2 = errors;
            if(errors === _errs2){
              if(typeof data1 === "string"){
                if(func0(data1) > 128){
                  validateFirstEngine.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
                  return false;
                }
                else {
                  if(func0(data1) < 1){
                    validateFirstEngine.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                    return false;
                  }
                }
              }
              else {
                validateFirstEngine.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.both_orders !== undefined){
              const _errs4 = errors;
              if(typeof data.both_orders !== "boolean"){
                validateFirstEngine.errors = [{instancePath:instancePath+"/both_orders",schemaPath:"#/properties/both_orders/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateFirstEngine.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateFirstEngine.errors = vErrors;
  return errors === 0;
}

export function validateFreshness(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateFreshness.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "fresh") || (data === "pending")) || (data === "stale")) || (data === "unavailable"))){
    validateFreshness.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateFreshness.errors = vErrors;
  return errors === 0;
}

export function validateFreshnessPolicy(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateFreshnessPolicy.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "on_write") || (data === "on_read")) || (data === "periodic")) || (data === "manual"))){
    validateFreshnessPolicy.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateFreshnessPolicy.errors = vErrors;
  return errors === 0;
}

export function validateGroupContext(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.name === undefined) && (missing0 = "name")){
        validateGroupContext.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.aggregates !== undefined){
            let data1 = data.aggregates;
            const _errs2 = errors;
            if(errors === _errs2){
              if(Array.isArray(data1)){
                if(data1.length > 32){
                  validateGroupContext.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                  return false;
                }
                else {
                  if(data1.length < 1){
                    validateGroupContext.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                    return false;
                  }
                  else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for(let i0=0; i0<len0; i0++){
                      const _errs4 = errors;
                      if(!(validateAggregateName(data1[i0], {instancePath:instancePath+"/aggregates/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
                        vErrors = vErrors === null ? validateAggregateName.errors : vErrors.concat(validateAggregateName.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs4 === errors;
                      if(!valid1){
                        break;
                      }
                    }
                  }
                }
              }
              else {
                validateGroupContext.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.bands !== undefined){
              const _errs5 = errors;
              if(!(validateAggregateBands(data.bands, {instancePath:instancePath+"/bands",parentData:data,parentDataProperty:"bands",rootData}))){
                vErrors = vErrors === null ? validateAggregateBands.errors : vErrors.concat(validateAggregateBands.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateGroupContext.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateGroupContext.errors = vErrors;
  return errors === 0;
}

export function validateInstructionText(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 4000){
        validateInstructionText.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateInstructionText.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
      }
    }
    else {
      validateInstructionText.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateInstructionText.errors = vErrors;
  return errors === 0;
}

export function validateJoinPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 139){
        validateJoinPath.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 139},message:"must NOT have more than 139 characters"}];
        return false;
      }
      else {
        if(!pattern2.test(data)){
          validateJoinPath.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(id|attributes\\.[A-Za-z0-9_-]+)$"},message:"must match pattern \""+"^(id|attributes\\.[A-Za-z0-9_-]+)$"+"\""}];
          return false;
        }
      }
    }
    else {
      validateJoinPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateJoinPath.errors = vErrors;
  return errors === 0;
}

export function validateJudgment(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.name === undefined) && (missing0 = "name")) || ((data.active_version === undefined) && (missing0 = "active_version"))) || ((data.freshness === undefined) && (missing0 = "freshness"))) || ((data.thresholds === undefined) && (missing0 = "thresholds"))) || ((data.versions === undefined) && (missing0 = "versions"))){
        validateJudgment.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.active_version !== undefined){
            let data1 = data.active_version;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validateVersionNumber(data1, {instancePath:instancePath+"/active_version",parentData:data,parentDataProperty:"active_version",rootData}))){
              vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/active_version",schemaPath:"#/properties/active_version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/active_version",schemaPath:"#/properties/active_version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateJudgment.errors = vErrors;
              return false;
            }
            else {
              errors = _errs3;
              if(vErrors !== null){
                if(_errs3){
                  vErrors.length = _errs3;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.freshness !== undefined){
              const _errs7 = errors;
              if(!(validateJudgmentFreshness(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){
                vErrors = vErrors === null ? validateJudgmentFreshness.errors : vErrors.concat(validateJudgmentFreshness.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.thresholds !== undefined){
                const _errs8 = errors;
                if(!(validateThresholds(data.thresholds, {instancePath:instancePath+"/thresholds",parentData:data,parentDataProperty:"thresholds",rootData}))){
                  vErrors = vErrors === null ? validateThresholds.errors : vErrors.concat(validateThresholds.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.versions !== undefined){
                  let data4 = data.versions;
                  const _errs9 = errors;
                  if(errors === _errs9){
                    if(Array.isArray(data4)){
                      var valid2 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs11 = errors;
                        if(!(validateJudgmentVersion(data4[i0], {instancePath:instancePath+"/versions/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validateJudgmentVersion.errors : vErrors.concat(validateJudgmentVersion.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs11 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                    else {
                      validateJudgment.errors = [{instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.template !== undefined){
                    const _errs12 = errors;
                    if(!(validateTemplatePrefix(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
                      vErrors = vErrors === null ? validateTemplatePrefix.errors : vErrors.concat(validateTemplatePrefix.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs12 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.overrides !== undefined){
                      let data7 = data.overrides;
                      const _errs13 = errors;
                      if(errors === _errs13){
                        if(Array.isArray(data7)){
                          var valid3 = true;
                          const len1 = data7.length;
                          for(let i1=0; i1<len1; i1++){
                            const _errs15 = errors;
                            if(!(validateJudgmentOverride(data7[i1], {instancePath:instancePath+"/overrides/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
                              vErrors = vErrors === null ? validateJudgmentOverride.errors : vErrors.concat(validateJudgmentOverride.errors);
                              errors = vErrors.length;
                            }
                            var valid3 = _errs15 === errors;
                            if(!valid3){
                              break;
                            }
                          }
                        }
                        else {
                          validateJudgment.errors = [{instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                          return false;
                        }
                      }
                      var valid0 = _errs13 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.fanout_sources !== undefined){
                        const _errs16 = errors;
                        if(!(validateFanoutSources(data.fanout_sources, {instancePath:instancePath+"/fanout_sources",parentData:data,parentDataProperty:"fanout_sources",rootData}))){
                          vErrors = vErrors === null ? validateFanoutSources.errors : vErrors.concat(validateFanoutSources.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs16 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.weights !== undefined){
                          const _errs17 = errors;
                          if(!(validateCompositeWeights(data.weights, {instancePath:instancePath+"/weights",parentData:data,parentDataProperty:"weights",rootData}))){
                            vErrors = vErrors === null ? validateCompositeWeights.errors : vErrors.concat(validateCompositeWeights.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.learned !== undefined){
                            const _errs18 = errors;
                            if(!(validateLearnedAnswers(data.learned, {instancePath:instancePath+"/learned",parentData:data,parentDataProperty:"learned",rootData}))){
                              vErrors = vErrors === null ? validateLearnedAnswers.errors : vErrors.concat(validateLearnedAnswers.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs18 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.cascade !== undefined){
                              const _errs19 = errors;
                              if(!(validateCascadeBound(data.cascade, {instancePath:instancePath+"/cascade",parentData:data,parentDataProperty:"cascade",rootData}))){
                                vErrors = vErrors === null ? validateCascadeBound.errors : vErrors.concat(validateCascadeBound.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs19 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.warnings !== undefined){
                                let data13 = data.warnings;
                                const _errs20 = errors;
                                if(errors === _errs20){
                                  if(Array.isArray(data13)){
                                    var valid4 = true;
                                    const len2 = data13.length;
                                    for(let i2=0; i2<len2; i2++){
                                      const _errs22 = errors;
                                      if(!(validateJudgmentWarning(data13[i2], {instancePath:instancePath+"/warnings/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
                                        vErrors = vErrors === null ? validateJudgmentWarning.errors : vErrors.concat(validateJudgmentWarning.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid4 = _errs22 === errors;
                                      if(!valid4){
                                        break;
                                      }
                                    }
                                  }
                                  else {
                                    validateJudgment.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                    return false;
                                  }
                                }
                                var valid0 = _errs20 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgment.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgment.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentDefinition(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.name === undefined) && (missing0 = "name")) || ((data.question === undefined) && (missing0 = "question"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.horizon === undefined) && (missing0 = "horizon"))){
        validateJudgmentDefinition.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.question !== undefined){
            const _errs2 = errors;
            if(!(validateInstructionText(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData}))){
              vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.type !== undefined){
              const _errs3 = errors;
              if(!(validateJudgmentType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
                vErrors = vErrors === null ? validateJudgmentType.errors : vErrors.concat(validateJudgmentType.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.criteria !== undefined){
                const _errs4 = errors;
                if(!(validateCriteria(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
                  vErrors = vErrors === null ? validateCriteria.errors : vErrors.concat(validateCriteria.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.options !== undefined){
                  const _errs5 = errors;
                  if(!(validateOptions(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
                    vErrors = vErrors === null ? validateOptions.errors : vErrors.concat(validateOptions.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.context !== undefined){
                    const _errs6 = errors;
                    if(!(validateContextRecipe(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData}))){
                      vErrors = vErrors === null ? validateContextRecipe.errors : vErrors.concat(validateContextRecipe.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.reuse !== undefined){
                      const _errs7 = errors;
                      if(!(validateAnswerReuse(data.reuse, {instancePath:instancePath+"/reuse",parentData:data,parentDataProperty:"reuse",rootData}))){
                        vErrors = vErrors === null ? validateAnswerReuse.errors : vErrors.concat(validateAnswerReuse.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.applies_to !== undefined){
                        const _errs8 = errors;
                        if(!(validateAttributeMatch(data.applies_to, {instancePath:instancePath+"/applies_to",parentData:data,parentDataProperty:"applies_to",rootData}))){
                          vErrors = vErrors === null ? validateAttributeMatch.errors : vErrors.concat(validateAttributeMatch.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.thresholds !== undefined){
                          const _errs9 = errors;
                          if(!(validateThresholds(data.thresholds, {instancePath:instancePath+"/thresholds",parentData:data,parentDataProperty:"thresholds",rootData}))){
                            vErrors = vErrors === null ? validateThresholds.errors : vErrors.concat(validateThresholds.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.parts !== undefined){
                            let data9 = data.parts;
                            const _errs10 = errors;
                            if(errors === _errs10){
                              if(Array.isArray(data9)){
                                if(data9.length > 32){
                                  validateJudgmentDefinition.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                                  return false;
                                }
                                else {
                                  if(data9.length < 1){
                                    validateJudgmentDefinition.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                                    return false;
                                  }
                                  else {
                                    var valid1 = true;
                                    const len0 = data9.length;
                                    for(let i0=0; i0<len0; i0++){
                                      const _errs12 = errors;
                                      if(!(validatePart(data9[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
                                        vErrors = vErrors === null ? validatePart.errors : vErrors.concat(validatePart.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid1 = _errs12 === errors;
                                      if(!valid1){
                                        break;
                                      }
                                    }
                                  }
                                }
                              }
                              else {
                                validateJudgmentDefinition.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                return false;
                              }
                            }
                            var valid0 = _errs10 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.features !== undefined){
                              let data11 = data.features;
                              const _errs13 = errors;
                              if(errors === _errs13){
                                if(Array.isArray(data11)){
                                  if(data11.length > 32){
                                    validateJudgmentDefinition.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                                    return false;
                                  }
                                  else {
                                    if(data11.length < 1){
                                      validateJudgmentDefinition.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                                      return false;
                                    }
                                    else {
                                      var valid2 = true;
                                      const len1 = data11.length;
                                      for(let i1=0; i1<len1; i1++){
                                        const _errs15 = errors;
                                        if(!(validateAttributePath(data11[i1], {instancePath:instancePath+"/features/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
                                          vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid2 = _errs15 === errors;
                                        if(!valid2){
                                          break;
                                        }
                                      }
                                    }
                                  }
                                }
                                else {
                                  validateJudgmentDefinition.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                  return false;
                                }
                              }
                              var valid0 = _errs13 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.engine !== undefined){
                                const _errs16 = errors;
                                if(!(validateEngineSelection(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                                  vErrors = vErrors === null ? validateEngineSelection.errors : vErrors.concat(validateEngineSelection.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs16 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.horizon !== undefined){
                                  const _errs17 = errors;
                                  if(!(validateDurationOrZero(data.horizon, {instancePath:instancePath+"/horizon",parentData:data,parentDataProperty:"horizon",rootData}))){
                                    vErrors = vErrors === null ? validateDurationOrZero.errors : vErrors.concat(validateDurationOrZero.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs17 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentDefinition.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentDefinition.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentFanout(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.scope !== undefined){
        const _errs1 = errors;
        if(!(validateFanoutScope(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
          vErrors = vErrors === null ? validateFanoutScope.errors : vErrors.concat(validateFanoutScope.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.debounce_ms !== undefined){
          const _errs2 = errors;
          if(!(validateMilliseconds(data.debounce_ms, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
            vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.max_wait_ms !== undefined){
            const _errs3 = errors;
            if(!(validateMilliseconds(data.max_wait_ms, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
              vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.job_above !== undefined){
              let data3 = data.job_above;
              const _errs4 = errors;
              if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                validateJudgmentFanout.errors = [{instancePath:instancePath+"/job_above",schemaPath:"#/properties/job_above/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data3 == "number") && (isFinite(data3))){
                  if(!(formats0.validate(data3))){
                    validateJudgmentFanout.errors = [{instancePath:instancePath+"/job_above",schemaPath:"#/properties/job_above/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.confirm_jobs !== undefined){
                const _errs6 = errors;
                if(typeof data.confirm_jobs !== "boolean"){
                  validateJudgmentFanout.errors = [{instancePath:instancePath+"/confirm_jobs",schemaPath:"#/properties/confirm_jobs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                  return false;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.auto_daily_limit !== undefined){
                  let data5 = data.auto_daily_limit;
                  const _errs8 = errors;
                  if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                    validateJudgmentFanout.errors = [{instancePath:instancePath+"/auto_daily_limit",schemaPath:"#/properties/auto_daily_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs8){
                    if((typeof data5 == "number") && (isFinite(data5))){
                      if(!(formats0.validate(data5))){
                        validateJudgmentFanout.errors = [{instancePath:instancePath+"/auto_daily_limit",schemaPath:"#/properties/auto_daily_limit/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentFanout.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentFanout.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentFreshness(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.policy === undefined) && (missing0 = "policy")) || ((data.debounce_ms === undefined) && (missing0 = "debounce_ms"))) || ((data.max_wait_ms === undefined) && (missing0 = "max_wait_ms"))){
        validateJudgmentFreshness.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.policy !== undefined){
          const _errs1 = errors;
          if(!(validateFreshnessPolicy(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
            vErrors = vErrors === null ? validateFreshnessPolicy.errors : vErrors.concat(validateFreshnessPolicy.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.debounce_ms !== undefined){
            const _errs2 = errors;
            if(!(validateMilliseconds(data.debounce_ms, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
              vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.interval !== undefined){
              const _errs3 = errors;
              if(!(validateDuration(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
                vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.max_wait_ms !== undefined){
                const _errs4 = errors;
                if(!(validateMilliseconds(data.max_wait_ms, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
                  vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.fanout !== undefined){
                  const _errs5 = errors;
                  if(!(validateJudgmentFanout(data.fanout, {instancePath:instancePath+"/fanout",parentData:data,parentDataProperty:"fanout",rootData}))){
                    vErrors = vErrors === null ? validateJudgmentFanout.errors : vErrors.concat(validateJudgmentFanout.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentFreshness.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentFreshness.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.judgments === undefined) && (missing0 = "judgments")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateJudgmentList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgments !== undefined){
          let data0 = data.judgments;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateJudgment(data0[i0], {instancePath:instancePath+"/judgments/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateJudgment.errors : vErrors.concat(validateJudgment.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateJudgmentList.errors = [{instancePath:instancePath+"/judgments",schemaPath:"#/properties/judgments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.next_cursor !== undefined){
            let data2 = data.next_cursor;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid2 = false;
            const _errs6 = errors;
            if(!(validateCursor(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid2 = valid2 || _valid0;
            if(!valid2){
              const _errs7 = errors;
              if(data2 !== null){
                const err0 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid2 = valid2 || _valid0;
            }
            if(!valid2){
              const err1 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateJudgmentList.errors = vErrors;
              return false;
            }
            else {
              errors = _errs5;
              if(vErrors !== null){
                if(_errs5){
                  vErrors.length = _errs5;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateJudgmentList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentList.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentOverride(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateJudgmentOverride.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "thresholds") || (data === "freshness"))){
    validateJudgmentOverride.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateJudgmentOverride.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateJudgmentType.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "bool") || (data === "choice")) || (data === "score"))){
    validateJudgmentType.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateJudgmentType.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentVersion(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.version === undefined) && (missing0 = "version")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.definition === undefined) && (missing0 = "definition"))){
        validateJudgmentVersion.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.version !== undefined){
          const _errs1 = errors;
          if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
            vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.created_at !== undefined){
            const _errs2 = errors;
            if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.definition !== undefined){
              const _errs3 = errors;
              if(!(validateJudgmentDefinition(data.definition, {instancePath:instancePath+"/definition",parentData:data,parentDataProperty:"definition",rootData}))){
                vErrors = vErrors === null ? validateJudgmentDefinition.errors : vErrors.concat(validateJudgmentDefinition.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateJudgmentVersion.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentVersion.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentWarning(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateJudgmentWarning.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(data === "tenants_choose_related")){
    validateJudgmentWarning.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateJudgmentWarning.errors = vErrors;
  return errors === 0;
}

export function validateLearnedAnswers(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((data.engine === undefined) && (missing0 = "engine")) || ((data.in_use === undefined) && (missing0 = "in_use"))) || ((data.learned_at === undefined) && (missing0 = "learned_at"))) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.log_loss === undefined) && (missing0 = "log_loss"))) || ((data.log_loss_before === undefined) && (missing0 = "log_loss_before"))) || ((data.accuracy === undefined) && (missing0 = "accuracy"))) || ((data.accuracy_before === undefined) && (missing0 = "accuracy_before"))){
        validateLearnedAnswers.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.engine !== undefined){
          const _errs1 = errors;
          if(!(validateEngineVersion(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
            vErrors = vErrors === null ? validateEngineVersion.errors : vErrors.concat(validateEngineVersion.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.in_use !== undefined){
            const _errs2 = errors;
            if(typeof data.in_use !== "boolean"){
              validateLearnedAnswers.errors = [{instancePath:instancePath+"/in_use",schemaPath:"#/properties/in_use/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.learned_at !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.learned_at, {instancePath:instancePath+"/learned_at",parentData:data,parentDataProperty:"learned_at",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.labels !== undefined){
                let data3 = data.labels;
                const _errs5 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateLearnedAnswers.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs5){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateLearnedAnswers.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data3))){
                        validateLearnedAnswers.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.documents !== undefined){
                  let data4 = data.documents;
                  const _errs7 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateLearnedAnswers.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs7){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validateLearnedAnswers.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                      else {
                        if(!(formats0.validate(data4))){
                          validateLearnedAnswers.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.log_loss !== undefined){
                    let data5 = data.log_loss;
                    const _errs9 = errors;
                    if(!((typeof data5 == "number") && (isFinite(data5)))){
                      validateLearnedAnswers.errors = [{instancePath:instancePath+"/log_loss",schemaPath:"#/properties/log_loss/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.log_loss_before !== undefined){
                      let data6 = data.log_loss_before;
                      const _errs11 = errors;
                      if(!((typeof data6 == "number") && (isFinite(data6)))){
                        validateLearnedAnswers.errors = [{instancePath:instancePath+"/log_loss_before",schemaPath:"#/properties/log_loss_before/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                        return false;
                      }
                      var valid0 = _errs11 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.accuracy !== undefined){
                        const _errs13 = errors;
                        if(!(validateShare(data.accuracy, {instancePath:instancePath+"/accuracy",parentData:data,parentDataProperty:"accuracy",rootData}))){
                          vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs13 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.accuracy_before !== undefined){
                          const _errs14 = errors;
                          if(!(validateShare(data.accuracy_before, {instancePath:instancePath+"/accuracy_before",parentData:data,parentDataProperty:"accuracy_before",rootData}))){
                            vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs14 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateLearnedAnswers.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateLearnedAnswers.errors = vErrors;
  return errors === 0;
}

export function validateLevelCriteria(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(Array.isArray(data)){
      if(data.length > 10){
        validateLevelCriteria.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
        return false;
      }
      else {
        if(data.length < 2){
          validateLevelCriteria.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
          return false;
        }
        else {
          var valid0 = true;
          const len0 = data.length;
          for(let i0=0; i0<len0; i0++){
            const _errs1 = errors;
            if(!(validateInstructionText(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
              vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
            if(!valid0){
              break;
            }
          }
        }
      }
    }
    else {
      validateLevelCriteria.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
      return false;
    }
  }
  validateLevelCriteria.errors = vErrors;
  return errors === 0;
}

export function validateMilliseconds(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    validateMilliseconds.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
    return false;
  }
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 86400000 || isNaN(data)){
        validateMilliseconds.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000},message:"must be <= 86400000"}];
        return false;
      }
      else {
        if(data < 0 || isNaN(data)){
          validateMilliseconds.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
          return false;
        }
        else {
          if(!(formats1.validate(data))){
            validateMilliseconds.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
            return false;
          }
        }
      }
    }
  }
  validateMilliseconds.errors = vErrors;
  return errors === 0;
}

export function validateOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateChoiceOptions(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateChoiceOptions.errors : vErrors.concat(validateChoiceOptions.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validateOptionsFrom(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateOptionsFrom.errors : vErrors.concat(validateOptionsFrom.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validateOptions.errors = vErrors;
    return false;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validateOptions.errors = vErrors;
  return errors === 0;
}

export function validateOptionsFrom(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.from === undefined) && (missing0 = "from")){
        validateOptionsFrom.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.from !== undefined){
          if(!(validateName(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateOptionsFrom.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateOptionsFrom.errors = vErrors;
  return errors === 0;
}

export function validatePart(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.question === undefined) && (missing0 = "question"))){
        validatePart.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.question !== undefined){
            const _errs2 = errors;
            if(!(validateInstructionText(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData}))){
              vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validatePart.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validatePart.errors = vErrors;
  return errors === 0;
}

export function validatePartWeight(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.weight === undefined) && (missing0 = "weight"))){
        validatePartWeight.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(typeof data.name !== "string"){
            validatePartWeight.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.weight !== undefined){
            let data1 = data.weight;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validatePartWeight.errors = [{instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validatePartWeight.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validatePartWeight.errors = vErrors;
  return errors === 0;
}

export function validatePreviousAnchor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validatePreviousAnchor.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "last_answer") || (data === "created"))){
    validatePreviousAnchor.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validatePreviousAnchor.errors = vErrors;
  return errors === 0;
}

export function validatePreviousContext(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.fields === undefined) && (missing0 = "fields")){
        validatePreviousContext.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.fields !== undefined){
          let data0 = data.fields;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              if(data0.length > 256){
                validatePreviousContext.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
                return false;
              }
              else {
                if(data0.length < 1){
                  validatePreviousContext.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                  return false;
                }
                else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs3 = errors;
                    if(!(validateContextPath(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validateContextPath.errors : vErrors.concat(validateContextPath.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs3 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
              }
            }
            else {
              validatePreviousContext.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.anchor !== undefined){
            const _errs4 = errors;
            if(!(validatePreviousAnchor(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
              vErrors = vErrors === null ? validatePreviousAnchor.errors : vErrors.concat(validatePreviousAnchor.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validatePreviousContext.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validatePreviousContext.errors = vErrors;
  return errors === 0;
}

export function validateRelatedAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.judgment === undefined) && (missing0 = "judgment")){
        validateRelatedAnswer.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.cut !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.cut, {instancePath:instancePath+"/cut",parentData:data,parentDataProperty:"cut",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.band !== undefined){
              const _errs3 = errors;
              if(!(validateBands(data.band, {instancePath:instancePath+"/band",parentData:data,parentDataProperty:"band",rootData}))){
                vErrors = vErrors === null ? validateBands.errors : vErrors.concat(validateBands.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateRelatedAnswer.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRelatedAnswer.errors = vErrors;
  return errors === 0;
}

export function validateRelation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.name === undefined) && (missing0 = "name")){
        validateRelation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.join !== undefined){
            const _errs2 = errors;
            if(!(validateRelationJoin(data.join, {instancePath:instancePath+"/join",parentData:data,parentDataProperty:"join",rootData}))){
              vErrors = vErrors === null ? validateRelationJoin.errors : vErrors.concat(validateRelationJoin.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.namespace !== undefined){
              const _errs3 = errors;
              if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.fields !== undefined){
                let data3 = data.fields;
                const _errs4 = errors;
                if(errors === _errs4){
                  if(Array.isArray(data3)){
                    if(data3.length > 256){
                      validateRelation.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
                      return false;
                    }
                    else {
                      if(data3.length < 1){
                        validateRelation.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                        return false;
                      }
                      else {
                        var valid1 = true;
                        const len0 = data3.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs6 = errors;
                          if(!(validateContextPath(data3[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validateContextPath.errors : vErrors.concat(validateContextPath.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs6 === errors;
                          if(!valid1){
                            break;
                          }
                        }
                      }
                    }
                  }
                  else {
                    validateRelation.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.last_n !== undefined){
                  let data5 = data.last_n;
                  const _errs7 = errors;
                  if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                    validateRelation.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs7){
                    if((typeof data5 == "number") && (isFinite(data5))){
                      if(data5 > 50 || isNaN(data5)){
                        validateRelation.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"}];
                        return false;
                      }
                      else {
                        if(data5 < 1 || isNaN(data5)){
                          validateRelation.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                          return false;
                        }
                        else {
                          if(!(formats1.validate(data5))){
                            validateRelation.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.answers !== undefined){
                    let data6 = data.answers;
                    const _errs9 = errors;
                    if(errors === _errs9){
                      if(Array.isArray(data6)){
                        if(data6.length > 32){
                          validateRelation.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                          return false;
                        }
                        else {
                          if(data6.length < 1){
                            validateRelation.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                            return false;
                          }
                          else {
                            var valid2 = true;
                            const len1 = data6.length;
                            for(let i1=0; i1<len1; i1++){
                              const _errs11 = errors;
                              if(!(validateRelatedAnswer(data6[i1], {instancePath:instancePath+"/answers/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
                                vErrors = vErrors === null ? validateRelatedAnswer.errors : vErrors.concat(validateRelatedAnswer.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs11 === errors;
                              if(!valid2){
                                break;
                              }
                            }
                          }
                        }
                      }
                      else {
                        validateRelation.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateRelation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRelation.errors = vErrors;
  return errors === 0;
}

export function validateRelationJoin(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.theirs === undefined) && (missing0 = "theirs")) || ((data.mine === undefined) && (missing0 = "mine"))){
        validateRelationJoin.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.theirs !== undefined){
          const _errs1 = errors;
          if(!(validateJoinPath(data.theirs, {instancePath:instancePath+"/theirs",parentData:data,parentDataProperty:"theirs",rootData}))){
            vErrors = vErrors === null ? validateJoinPath.errors : vErrors.concat(validateJoinPath.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.mine !== undefined){
            const _errs2 = errors;
            if(!(validateAttributePath(data.mine, {instancePath:instancePath+"/mine",parentData:data,parentDataProperty:"mine",rootData}))){
              vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateRelationJoin.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRelationJoin.errors = vErrors;
  return errors === 0;
}

export function validateSizeClass(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSizeClass.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "standard") || (data === "large")) || (data === "extra_large"))){
    validateSizeClass.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSizeClass.errors = vErrors;
  return errors === 0;
}

export function validateSuggestedContext(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.recipe === undefined) && (missing0 = "recipe")) || ((data.cost_per_answer === undefined) && (missing0 = "cost_per_answer"))) || ((data.whole_state_cost_per_answer === undefined) && (missing0 = "whole_state_cost_per_answer"))) || ((data.sampled_documents === undefined) && (missing0 = "sampled_documents"))) || ((data.excluded === undefined) && (missing0 = "excluded"))){
        validateSuggestedContext.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.recipe !== undefined){
          const _errs1 = errors;
          if(!(validateContextRecipe(data.recipe, {instancePath:instancePath+"/recipe",parentData:data,parentDataProperty:"recipe",rootData}))){
            vErrors = vErrors === null ? validateContextRecipe.errors : vErrors.concat(validateContextRecipe.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.cost_per_answer !== undefined){
            let data1 = data.cost_per_answer;
            const _errs2 = errors;
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateSuggestedContext.errors = [{instancePath:instancePath+"/cost_per_answer",schemaPath:"#/properties/cost_per_answer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validateSuggestedContext.errors = [{instancePath:instancePath+"/cost_per_answer",schemaPath:"#/properties/cost_per_answer/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.whole_state_cost_per_answer !== undefined){
              let data2 = data.whole_state_cost_per_answer;
              const _errs4 = errors;
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateSuggestedContext.errors = [{instancePath:instancePath+"/whole_state_cost_per_answer",schemaPath:"#/properties/whole_state_cost_per_answer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
                else {
                  validateSuggestedContext.errors = [{instancePath:instancePath+"/whole_state_cost_per_answer",schemaPath:"#/properties/whole_state_cost_per_answer/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.sampled_documents !== undefined){
                let data3 = data.sampled_documents;
                const _errs6 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateSuggestedContext.errors = [{instancePath:instancePath+"/sampled_documents",schemaPath:"#/properties/sampled_documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateSuggestedContext.errors = [{instancePath:instancePath+"/sampled_documents",schemaPath:"#/properties/sampled_documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats1.validate(data3))){
                        validateSuggestedContext.errors = [{instancePath:instancePath+"/sampled_documents",schemaPath:"#/properties/sampled_documents/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.excluded !== undefined){
                  let data4 = data.excluded;
                  const _errs8 = errors;
                  if(errors === _errs8){
                    if(Array.isArray(data4)){
                      var valid1 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs10 = errors;
                        if(!(validateExcludedField(data4[i0], {instancePath:instancePath+"/excluded/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validateExcludedField.errors : vErrors.concat(validateExcludedField.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs10 === errors;
                        if(!valid1){
                          break;
                        }
                      }
                    }
                    else {
                      validateSuggestedContext.errors = [{instancePath:instancePath+"/excluded",schemaPath:"#/properties/excluded/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validateSuggestedContext.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSuggestedContext.errors = vErrors;
  return errors === 0;
}

export function validateThreshold(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateThresholdNumber(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateThresholdNumber.errors : vErrors.concat(validateThresholdNumber.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validateChoiceThreshold(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateChoiceThreshold.errors : vErrors.concat(validateChoiceThreshold.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validateThreshold.errors = vErrors;
    return false;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validateThreshold.errors = vErrors;
  return errors === 0;
}

export function validateThresholdArithmetic(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.field === undefined) && (missing0 = "field")) || ((data.number === undefined) && (missing0 = "number"))) || ((data.gte === undefined) && (missing0 = "gte"))) || ((data.result === undefined) && (missing0 = "result"))){
        validateThresholdArithmetic.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.field !== undefined){
          const _errs1 = errors;
          if(typeof data.field !== "string"){
            validateThresholdArithmetic.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.number !== undefined){
            let data1 = data.number;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validateThresholdArithmetic.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.gte !== undefined){
              let data2 = data.gte;
              const _errs5 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateThresholdArithmetic.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.result !== undefined){
                const _errs7 = errors;
                if(typeof data.result !== "boolean"){
                  validateThresholdArithmetic.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                  return false;
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validateThresholdArithmetic.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateThresholdArithmetic.errors = vErrors;
  return errors === 0;
}

export function validateThresholdNumber(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 9 || isNaN(data)){
        validateThresholdNumber.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"}];
        return false;
      }
      else {
        if(data < 0 || isNaN(data)){
          validateThresholdNumber.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
          return false;
        }
      }
    }
    else {
      validateThresholdNumber.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
      return false;
    }
  }
  validateThresholdNumber.errors = vErrors;
  return errors === 0;
}

export function validateThresholds(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(Object.keys(data).length > 32){
        validateThresholds.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern3.test(key0)){
              const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,128}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,128}$"+"\"",propertyName:key0};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if(!valid0){
            const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validateThresholds.errors = vErrors;
            return false;
            break;
          }
        }
        if(valid0){
          for(const key1 in data){
            const _errs3 = errors;
            if(!(validateThreshold(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
              vErrors = vErrors === null ? validateThreshold.errors : vErrors.concat(validateThreshold.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs3 === errors;
            if(!valid1){
              break;
            }
          }
        }
      }
    }
    else {
      validateThresholds.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateThresholds.errors = vErrors;
  return errors === 0;
}

export function validateTrial(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.documents === undefined) && (missing0 = "documents")) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))){
        validateTrial.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateTriedDocument(data0[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateTriedDocument.errors : vErrors.concat(validateTriedDocument.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateTrial.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.engine !== undefined){
            const _errs4 = errors;
            if(!(validateEngineSelection(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
              vErrors = vErrors === null ? validateEngineSelection.errors : vErrors.concat(validateEngineSelection.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.usage !== undefined){
              const _errs5 = errors;
              if(!(validateUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
                vErrors = vErrors === null ? validateUsage.errors : vErrors.concat(validateUsage.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.cost_usd !== undefined){
                const _errs6 = errors;
                if(!(validateUsd(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                  vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validateTrial.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTrial.errors = vErrors;
  return errors === 0;
}

export function validateTriedDocument(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.document_id === undefined) && (missing0 = "document_id")) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.applies === undefined) && (missing0 = "applies"))){
        validateTriedDocument.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.document_id !== undefined){
          const _errs1 = errors;
          if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
            vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.revision !== undefined){
            let data1 = data.revision;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateTriedDocument.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(!(formats0.validate(data1))){
                  validateTriedDocument.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.applies !== undefined){
              const _errs4 = errors;
              if(typeof data.applies !== "boolean"){
                validateTriedDocument.errors = [{instancePath:instancePath+"/applies",schemaPath:"#/properties/applies/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.answer !== undefined){
                const _errs6 = errors;
                if(!(validateAnswer(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
                  vErrors = vErrors === null ? validateAnswer.errors : vErrors.concat(validateAnswer.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.question !== undefined){
                  const _errs7 = errors;
                  if(typeof data.question !== "string"){
                    validateTriedDocument.errors = [{instancePath:instancePath+"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.context_text !== undefined){
                    const _errs9 = errors;
                    if(typeof data.context_text !== "string"){
                      validateTriedDocument.errors = [{instancePath:instancePath+"/context_text",schemaPath:"#/properties/context_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.context_hash !== undefined){
                      const _errs11 = errors;
                      if(typeof data.context_hash !== "string"){
                        validateTriedDocument.errors = [{instancePath:instancePath+"/context_hash",schemaPath:"#/properties/context_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                        return false;
                      }
                      var valid0 = _errs11 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.cuts !== undefined){
                        let data7 = data.cuts;
                        const _errs13 = errors;
                        if(errors === _errs13){
                          if(Array.isArray(data7)){
                            var valid1 = true;
                            const len0 = data7.length;
                            for(let i0=0; i0<len0; i0++){
                              const _errs15 = errors;
                              if(!(validateContextCut(data7[i0], {instancePath:instancePath+"/cuts/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
                                vErrors = vErrors === null ? validateContextCut.errors : vErrors.concat(validateContextCut.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs15 === errors;
                              if(!valid1){
                                break;
                              }
                            }
                          }
                          else {
                            validateTriedDocument.errors = [{instancePath:instancePath+"/cuts",schemaPath:"#/properties/cuts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                            return false;
                          }
                        }
                        var valid0 = _errs13 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.tokens !== undefined){
                          let data9 = data.tokens;
                          const _errs16 = errors;
                          if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
                            validateTriedDocument.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                            return false;
                          }
                          if(errors === _errs16){
                            if((typeof data9 == "number") && (isFinite(data9))){
                              if(data9 < 0 || isNaN(data9)){
                                validateTriedDocument.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                return false;
                              }
                              else {
                                if(!(formats0.validate(data9))){
                                  validateTriedDocument.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid0 = _errs16 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.size_class !== undefined){
                            const _errs18 = errors;
                            if(!(validateSizeClass(data.size_class, {instancePath:instancePath+"/size_class",parentData:data,parentDataProperty:"size_class",rootData}))){
                              vErrors = vErrors === null ? validateSizeClass.errors : vErrors.concat(validateSizeClass.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs18 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.judgment_units !== undefined){
                              let data11 = data.judgment_units;
                              const _errs19 = errors;
                              if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
                                validateTriedDocument.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                return false;
                              }
                              if(errors === _errs19){
                                if((typeof data11 == "number") && (isFinite(data11))){
                                  if(data11 < 0 || isNaN(data11)){
                                    validateTriedDocument.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                    return false;
                                  }
                                  else {
                                    if(!(formats0.validate(data11))){
                                      validateTriedDocument.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid0 = _errs19 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateTriedDocument.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTriedDocument.errors = vErrors;
  return errors === 0;
}

export const activate200 = validateJudgment;
export { validateJob as activate202 } from "../jobs/response-validators.js";
export const backfill200 = validateBackfillEstimate;
export { validateJob as backfill202 } from "../jobs/response-validators.js";
export const create201 = validateJudgment;
export const createVersion201 = validateJudgmentVersion;
export const deactivate200 = validateJudgment;
export const evaluations200 = validateEvaluationList;
export const explain200 = validateExplanation;
export const get200 = validateJudgment;
export const list200 = validateJudgmentList;
export const tryOut200 = validateTrial;
export const update200 = validateJudgment;
