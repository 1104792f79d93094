// Generated from spec/ by `npm run generate`. Do not edit.
import { validateAnswer } from "../answers/response-validators.js";
import { validateCalibrationMethod } from "../calibration/response-validators.js";
import { validateDocumentId, validateEngineVersion, validateJsonObject, validateName, validateTimestamp, validateVersionNumber } from "../common/response-validators.js";
import { validateCompositeWeights } from "../composite-weights/response-validators.js";
import { validateEngineSelection } from "../definitions/response-validators.js";
import { validateSizeClass } from "../evaluations/response-validators.js";

const schema0 = {"type":"string","enum":["elements","characters"]};

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

export function validateCutKind(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateCutKind.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "elements") || (data === "characters"))){
    validateCutKind.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateCutKind.errors = vErrors;
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
                                            if(data.calibration !== undefined){
                                              let data21 = data.calibration;
                                              const _errs33 = errors;
                                              const _errs34 = errors;
                                              let valid4 = false;
                                              const _errs35 = errors;
                                              if(!(validateAppliedCalibration(data21, {instancePath:instancePath+"/calibration",parentData:data,parentDataProperty:"calibration",rootData}))){
                                                vErrors = vErrors === null ? validateAppliedCalibration.errors : vErrors.concat(validateAppliedCalibration.errors);
                                                errors = vErrors.length;
                                              }
                                              var _valid0 = _errs35 === errors;
                                              valid4 = valid4 || _valid0;
                                              if(!valid4){
                                                const _errs36 = errors;
                                                if(data21 !== null){
                                                  const err0 = {instancePath:instancePath+"/calibration",schemaPath:"#/properties/calibration/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                                                  errors++;
                                                }
                                                var _valid0 = _errs36 === errors;
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
                                                errors = _errs34;
                                                if(vErrors !== null){
                                                  if(_errs34){
                                                    vErrors.length = _errs34;
                                                  }
                                                  else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              var valid0 = _errs33 === errors;
                                            }
                                            else {
                                              var valid0 = true;
                                            }
                                            if(valid0){
                                              if(data.weights !== undefined){
                                                const _errs38 = errors;
                                                if(!(validateCompositeWeights(data.weights, {instancePath:instancePath+"/weights",parentData:data,parentDataProperty:"weights",rootData}))){
                                                  vErrors = vErrors === null ? validateCompositeWeights.errors : vErrors.concat(validateCompositeWeights.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid0 = _errs38 === errors;
                                              }
                                              else {
                                                var valid0 = true;
                                              }
                                              if(valid0){
                                                if(data.thresholds !== undefined){
                                                  let data23 = data.thresholds;
                                                  const _errs39 = errors;
                                                  if(errors === _errs39){
                                                    if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
                                                      for(const key0 in data23){
                                                        const _errs42 = errors;
                                                        if(!(validateThresholdArithmetic(data23[key0], {instancePath:instancePath+"/thresholds/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data23,parentDataProperty:key0,rootData}))){
                                                          vErrors = vErrors === null ? validateThresholdArithmetic.errors : vErrors.concat(validateThresholdArithmetic.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid5 = _errs42 === errors;
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
                                                  var valid0 = _errs39 === errors;
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
    else {
      validateExplanation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateExplanation.errors = vErrors;
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
