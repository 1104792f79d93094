// Generated from spec/ by `npm run generate`. Do not edit.
import { validateEngineName, validateMonth, validateName, validateTimestamp, validateVersionNumber } from "../common/response-validators.js";
import { validateJudgmentType } from "../judgments/response-validators.js";
import { validateIntervalEstimate } from "../shares/response-validators.js";
import { formats } from "../validators-runtime.js";

const formats0 = formats.int64;
const schema0 = {"type":"object","properties":{"engine":{"anyOf":[{"$ref":"EngineName"},{"type":"null"}]},"engine_version":{"type":["string","null"]},"month":{"anyOf":[{"$ref":"Month"},{"type":"null"}]},"first_at":{"$ref":"Timestamp"},"last_at":{"$ref":"Timestamp"},"evaluations":{"type":"integer","format":"int64","minimum":0},"documents":{"type":"integer","format":"int64","minimum":0},"mean":{"type":["number","null"]},"none_of_the_above":{"type":["number","null"]},"failures":{"type":"number"},"tokens":{"type":["number","null"]},"compared":{"anyOf":[{"$ref":"DriftComparison"},{"type":"null"}]}},"required":["engine","engine_version","month","first_at","last_at","evaluations","documents","mean","none_of_the_above","failures","tokens","compared"]};
const schema1 = {"type":"string","enum":["engine_version","month"]};

export function validateDriftComparison(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.before_first_at === undefined) && (missing0 = "before_first_at")) || ((data.before_documents === undefined) && (missing0 = "before_documents"))) || ((data.stability_index === undefined) && (missing0 = "stability_index"))) || ((data.p_value === undefined) && (missing0 = "p_value"))) || ((data.drifted === undefined) && (missing0 = "drifted"))) || ((data.same_contexts === undefined) && (missing0 = "same_contexts"))){
        validateDriftComparison.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.before_first_at !== undefined){
          const _errs1 = errors;
          if(!(validateTimestamp(data.before_first_at, {instancePath:instancePath+"/before_first_at",parentData:data,parentDataProperty:"before_first_at",rootData}))){
            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.before_documents !== undefined){
            let data1 = data.before_documents;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateDriftComparison.errors = [{instancePath:instancePath+"/before_documents",schemaPath:"#/properties/before_documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateDriftComparison.errors = [{instancePath:instancePath+"/before_documents",schemaPath:"#/properties/before_documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateDriftComparison.errors = [{instancePath:instancePath+"/before_documents",schemaPath:"#/properties/before_documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.stability_index !== undefined){
              let data2 = data.stability_index;
              const _errs4 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateDriftComparison.errors = [{instancePath:instancePath+"/stability_index",schemaPath:"#/properties/stability_index/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.p_value !== undefined){
                let data3 = data.p_value;
                const _errs6 = errors;
                if(!((typeof data3 == "number") && (isFinite(data3)))){
                  validateDriftComparison.errors = [{instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.drifted !== undefined){
                  const _errs8 = errors;
                  if(typeof data.drifted !== "boolean"){
                    validateDriftComparison.errors = [{instancePath:instancePath+"/drifted",schemaPath:"#/properties/drifted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.same_contexts !== undefined){
                    const _errs10 = errors;
                    if(!(validateDriftPairs(data.same_contexts, {instancePath:instancePath+"/same_contexts",parentData:data,parentDataProperty:"same_contexts",rootData}))){
                      vErrors = vErrors === null ? validateDriftPairs.errors : vErrors.concat(validateDriftPairs.errors);
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
      validateDriftComparison.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDriftComparison.errors = vErrors;
  return errors === 0;
}

export function validateDriftPairs(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.documents === undefined) && (missing0 = "documents")) || ((data.flips === undefined) && (missing0 = "flips"))) || ((data.agreement === undefined) && (missing0 = "agreement"))) || ((data.kappa === undefined) && (missing0 = "kappa"))) || ((data.thresholds === undefined) && (missing0 = "thresholds"))){
        validateDriftPairs.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateDriftPairs.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateDriftPairs.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateDriftPairs.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.flips !== undefined){
            let data1 = data.flips;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateDriftPairs.errors = [{instancePath:instancePath+"/flips",schemaPath:"#/properties/flips/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateDriftPairs.errors = [{instancePath:instancePath+"/flips",schemaPath:"#/properties/flips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateDriftPairs.errors = [{instancePath:instancePath+"/flips",schemaPath:"#/properties/flips/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
            if(data.agreement !== undefined){
              let data2 = data.agreement;
              const _errs5 = errors;
              const _errs6 = errors;
              let valid1 = false;
              const _errs7 = errors;
              if(!(validateIntervalEstimate(data2, {instancePath:instancePath+"/agreement",parentData:data,parentDataProperty:"agreement",rootData}))){
                vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs8 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validateDriftPairs.errors = vErrors;
                return false;
              }
              else {
                errors = _errs6;
                if(vErrors !== null){
                  if(_errs6){
                    vErrors.length = _errs6;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.kappa !== undefined){
                let data3 = data.kappa;
                const _errs10 = errors;
                const _errs11 = errors;
                let valid2 = false;
                const _errs12 = errors;
                if(!(validateIntervalEstimate(data3, {instancePath:instancePath+"/kappa",parentData:data,parentDataProperty:"kappa",rootData}))){
                  vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                  errors = vErrors.length;
                }
                var _valid1 = _errs12 === errors;
                valid2 = valid2 || _valid1;
                if(!valid2){
                  const _errs13 = errors;
                  if(data3 !== null){
                    const err2 = {instancePath:instancePath+"/kappa",schemaPath:"#/properties/kappa/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                    errors++;
                  }
                  var _valid1 = _errs13 === errors;
                  valid2 = valid2 || _valid1;
                }
                if(!valid2){
                  const err3 = {instancePath:instancePath+"/kappa",schemaPath:"#/properties/kappa/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                  errors++;
                  validateDriftPairs.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs11;
                  if(vErrors !== null){
                    if(_errs11){
                      vErrors.length = _errs11;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs10 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.thresholds !== undefined){
                  let data4 = data.thresholds;
                  const _errs15 = errors;
                  if(errors === _errs15){
                    if(Array.isArray(data4)){
                      var valid3 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs17 = errors;
                        if(!(validateDriftThreshold(data4[i0], {instancePath:instancePath+"/thresholds/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validateDriftThreshold.errors : vErrors.concat(validateDriftThreshold.errors);
                          errors = vErrors.length;
                        }
                        var valid3 = _errs17 === errors;
                        if(!valid3){
                          break;
                        }
                      }
                    }
                    else {
                      validateDriftPairs.errors = [{instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs15 === errors;
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
      validateDriftPairs.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDriftPairs.errors = vErrors;
  return errors === 0;
}

export function validateDriftPeriod(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.engine === undefined) && (missing0 = "engine")) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.month === undefined) && (missing0 = "month"))) || ((data.first_at === undefined) && (missing0 = "first_at"))) || ((data.last_at === undefined) && (missing0 = "last_at"))) || ((data.evaluations === undefined) && (missing0 = "evaluations"))) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.mean === undefined) && (missing0 = "mean"))) || ((data.none_of_the_above === undefined) && (missing0 = "none_of_the_above"))) || ((data.failures === undefined) && (missing0 = "failures"))) || ((data.tokens === undefined) && (missing0 = "tokens"))) || ((data.compared === undefined) && (missing0 = "compared"))){
        validateDriftPeriod.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.engine !== undefined){
          let data0 = data.engine;
          const _errs1 = errors;
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if(!(validateEngineName(data0, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
            vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs3 === errors;
          valid1 = valid1 || _valid0;
          if(!valid1){
            const _errs4 = errors;
            if(data0 !== null){
              const err0 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
          }
          if(!valid1){
            const err1 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validateDriftPeriod.errors = vErrors;
            return false;
          }
          else {
            errors = _errs2;
            if(vErrors !== null){
              if(_errs2){
                vErrors.length = _errs2;
              }
              else {
                vErrors = null;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.engine_version !== undefined){
            let data1 = data.engine_version;
            const _errs6 = errors;
            if((typeof data1 !== "string") && (data1 !== null)){
              validateDriftPeriod.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: schema0.properties.engine_version.type},message:"must be string,null"}];
              return false;
            }
            var valid0 = _errs6 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.month !== undefined){
              let data2 = data.month;
              const _errs8 = errors;
              const _errs9 = errors;
              let valid2 = false;
              const _errs10 = errors;
              if(!(validateMonth(data2, {instancePath:instancePath+"/month",parentData:data,parentDataProperty:"month",rootData}))){
                vErrors = vErrors === null ? validateMonth.errors : vErrors.concat(validateMonth.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs10 === errors;
              valid2 = valid2 || _valid1;
              if(!valid2){
                const _errs11 = errors;
                if(data2 !== null){
                  const err2 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                  errors++;
                }
                var _valid1 = _errs11 === errors;
                valid2 = valid2 || _valid1;
              }
              if(!valid2){
                const err3 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                errors++;
                validateDriftPeriod.errors = vErrors;
                return false;
              }
              else {
                errors = _errs9;
                if(vErrors !== null){
                  if(_errs9){
                    vErrors.length = _errs9;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs8 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.first_at !== undefined){
                const _errs13 = errors;
                if(!(validateTimestamp(data.first_at, {instancePath:instancePath+"/first_at",parentData:data,parentDataProperty:"first_at",rootData}))){
                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs13 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.last_at !== undefined){
                  const _errs14 = errors;
                  if(!(validateTimestamp(data.last_at, {instancePath:instancePath+"/last_at",parentData:data,parentDataProperty:"last_at",rootData}))){
                    vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs14 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.evaluations !== undefined){
                    let data5 = data.evaluations;
                    const _errs15 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validateDriftPeriod.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    if(errors === _errs15){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 < 0 || isNaN(data5)){
                          validateDriftPeriod.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                        else {
                          if(!(formats0.validate(data5))){
                            validateDriftPeriod.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs15 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.documents !== undefined){
                      let data6 = data.documents;
                      const _errs17 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validateDriftPeriod.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      if(errors === _errs17){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 0 || isNaN(data6)){
                            validateDriftPeriod.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                          else {
                            if(!(formats0.validate(data6))){
                              validateDriftPeriod.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs17 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.mean !== undefined){
                        let data7 = data.mean;
                        const _errs19 = errors;
                        if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
                          validateDriftPeriod.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/type",keyword:"type",params:{type: schema0.properties.mean.type},message:"must be number,null"}];
                          return false;
                        }
                        var valid0 = _errs19 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.none_of_the_above !== undefined){
                          let data8 = data.none_of_the_above;
                          const _errs21 = errors;
                          if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
                            validateDriftPeriod.errors = [{instancePath:instancePath+"/none_of_the_above",schemaPath:"#/properties/none_of_the_above/type",keyword:"type",params:{type: schema0.properties.none_of_the_above.type},message:"must be number,null"}];
                            return false;
                          }
                          var valid0 = _errs21 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.failures !== undefined){
                            let data9 = data.failures;
                            const _errs23 = errors;
                            if(!((typeof data9 == "number") && (isFinite(data9)))){
                              validateDriftPeriod.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                              return false;
                            }
                            var valid0 = _errs23 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.tokens !== undefined){
                              let data10 = data.tokens;
                              const _errs25 = errors;
                              if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
                                validateDriftPeriod.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: schema0.properties.tokens.type},message:"must be number,null"}];
                                return false;
                              }
                              var valid0 = _errs25 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.compared !== undefined){
                                let data11 = data.compared;
                                const _errs27 = errors;
                                const _errs28 = errors;
                                let valid3 = false;
                                const _errs29 = errors;
                                if(!(validateDriftComparison(data11, {instancePath:instancePath+"/compared",parentData:data,parentDataProperty:"compared",rootData}))){
                                  vErrors = vErrors === null ? validateDriftComparison.errors : vErrors.concat(validateDriftComparison.errors);
                                  errors = vErrors.length;
                                }
                                var _valid2 = _errs29 === errors;
                                valid3 = valid3 || _valid2;
                                if(!valid3){
                                  const _errs30 = errors;
                                  if(data11 !== null){
                                    const err4 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                                    errors++;
                                  }
                                  var _valid2 = _errs30 === errors;
                                  valid3 = valid3 || _valid2;
                                }
                                if(!valid3){
                                  const err5 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                  if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                                  errors++;
                                  validateDriftPeriod.errors = vErrors;
                                  return false;
                                }
                                else {
                                  errors = _errs28;
                                  if(vErrors !== null){
                                    if(_errs28){
                                      vErrors.length = _errs28;
                                    }
                                    else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs27 === errors;
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
      validateDriftPeriod.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDriftPeriod.errors = vErrors;
  return errors === 0;
}

export function validateDriftPeriods(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateDriftPeriods.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "engine_version") || (data === "month"))){
    validateDriftPeriods.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateDriftPeriods.errors = vErrors;
  return errors === 0;
}

export function validateDriftReport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.periods === undefined) && (missing0 = "periods"))) || ((data.is_complete === undefined) && (missing0 = "is_complete"))){
        validateDriftReport.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.type !== undefined){
            const _errs2 = errors;
            if(!(validateJudgmentType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
              vErrors = vErrors === null ? validateJudgmentType.errors : vErrors.concat(validateJudgmentType.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              let data2 = data.version;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validateVersionNumber(data2, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validateDriftReport.errors = vErrors;
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
              if(data.by !== undefined){
                const _errs8 = errors;
                if(!(validateDriftPeriods(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
                  vErrors = vErrors === null ? validateDriftPeriods.errors : vErrors.concat(validateDriftPeriods.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.periods !== undefined){
                  let data4 = data.periods;
                  const _errs9 = errors;
                  if(errors === _errs9){
                    if(Array.isArray(data4)){
                      var valid2 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs11 = errors;
                        if(!(validateDriftPeriod(data4[i0], {instancePath:instancePath+"/periods/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validateDriftPeriod.errors : vErrors.concat(validateDriftPeriod.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs11 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                    else {
                      validateDriftReport.errors = [{instancePath:instancePath+"/periods",schemaPath:"#/properties/periods/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.is_complete !== undefined){
                    const _errs12 = errors;
                    if(typeof data.is_complete !== "boolean"){
                      validateDriftReport.errors = [{instancePath:instancePath+"/is_complete",schemaPath:"#/properties/is_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs12 === errors;
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
      validateDriftReport.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDriftReport.errors = vErrors;
  return errors === 0;
}

export function validateDriftThreshold(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.threshold === undefined) && (missing0 = "threshold")) || ((data.up === undefined) && (missing0 = "up"))) || ((data.down === undefined) && (missing0 = "down"))){
        validateDriftThreshold.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.threshold !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.up !== undefined){
            let data1 = data.up;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateDriftThreshold.errors = [{instancePath:instancePath+"/up",schemaPath:"#/properties/up/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateDriftThreshold.errors = [{instancePath:instancePath+"/up",schemaPath:"#/properties/up/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateDriftThreshold.errors = [{instancePath:instancePath+"/up",schemaPath:"#/properties/up/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.down !== undefined){
              let data2 = data.down;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateDriftThreshold.errors = [{instancePath:instancePath+"/down",schemaPath:"#/properties/down/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateDriftThreshold.errors = [{instancePath:instancePath+"/down",schemaPath:"#/properties/down/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateDriftThreshold.errors = [{instancePath:instancePath+"/down",schemaPath:"#/properties/down/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
      validateDriftThreshold.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDriftThreshold.errors = vErrors;
  return errors === 0;
}

export const get200 = validateDriftReport;
