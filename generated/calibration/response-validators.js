// Generated from spec/ by `npm run generate`. Do not edit.
import { validateEngineName, validateEngineVersion, validateName, validateTimestamp, validateVersionNumber } from "../common/response-validators.js";
import { validateJudgmentType, validateThreshold } from "../judgments/response-validators.js";
import { formats } from "../validators-runtime.js";

const formats0 = formats.int64;
const schema0 = {"type":"object","properties":{"engine":{"$ref":"EngineName"},"engine_version":{"type":"string"},"outcomes":{"type":"integer","format":"int64","minimum":0},"documents":{"type":"integer","format":"int64","minimum":0},"fitted":{"type":["integer","null"],"format":"int64"},"method":{"anyOf":[{"$ref":"CalibrationMethod"},{"type":"null"}]},"fitted_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"from_previous_epoch":{"type":"boolean"},"raw":{"$ref":"CalibrationMetrics"},"calibrated":{"anyOf":[{"$ref":"CalibrationMetrics"},{"type":"null"}]}},"required":["engine","engine_version","outcomes","method","fitted_at","from_previous_epoch","raw","calibrated"]};
const schema1 = {"type":"string","enum":["platt","temperature","isotonic"]};
const schema2 = {"type":"object","properties":{"measured":{"type":"integer","format":"int64","minimum":0},"accuracy":{"type":["number","null"]},"expected_calibration_error":{"type":["number","null"]},"expected_calibration_error_low":{"type":["number","null"]},"expected_calibration_error_high":{"type":["number","null"]},"log_loss":{"type":["number","null"]},"brier_score":{"type":["number","null"]},"brier_decomposition":{"anyOf":[{"$ref":"BrierDecomposition"},{"type":"null"}]},"reliability":{"type":"array","items":{"$ref":"ReliabilityBin"},"minItems":10,"maxItems":10},"mean_level_distance":{"type":["number","null"]}},"required":["accuracy","expected_calibration_error","log_loss","reliability","mean_level_distance"]};
const schema3 = {"type":"string","enum":["fixed_sequence","order_statistic","simultaneous_bound"]};
const schema4 = {"type":"object","properties":{"confidence":{"type":"number"},"threshold":{"anyOf":[{"$ref":"Threshold"},{"type":"null"}]},"promised":{"type":["number","null"]},"estimate":{"type":["number","null"]},"outcomes":{"type":"integer","format":"int64","minimum":0},"method":{"$ref":"CertificationMethod"},"labels_needed":{"type":["integer","null"],"format":"int64"}},"required":["confidence","threshold","promised","estimate","outcomes","method","labels_needed"]};
const schema5 = {"type":"string","enum":["inactive","too_few_outcomes","one_sided","unreachable","refuted","uncertified"]};
const schema6 = {"type":"object","properties":{"judgment":{"$ref":"Name"},"version":{"anyOf":[{"$ref":"VersionNumber"},{"type":"null"}]},"threshold":{"anyOf":[{"$ref":"Name"},{"type":"null"}]},"recommended":{"anyOf":[{"$ref":"Threshold"},{"type":"null"}]},"outcomes":{"type":"integer","format":"int64","minimum":0},"epoch":{"anyOf":[{"$ref":"EngineVersion"},{"type":"null"}]},"estimates":{"anyOf":[{"$ref":"RecommendationEstimates"},{"type":"null"}]},"reason":{"anyOf":[{"$ref":"NoRecommendation"},{"type":"null"}]},"message":{"type":["string","null"]},"certified":{"anyOf":[{"$ref":"Certified"},{"type":"null"}]},"decide":{"anyOf":[{"$ref":"Decision"},{"type":"null"}]}},"required":["judgment","version","threshold","recommended","outcomes","estimates","reason","message"]};
const schema7 = {"type":"object","properties":{"lower":{"type":"number"},"upper":{"type":"number"},"count":{"type":"integer","format":"int64","minimum":0},"mean_predicted":{"type":["number","null"]},"observed":{"type":["number","null"]},"observed_low":{"type":["number","null"]},"observed_high":{"type":["number","null"]}},"required":["lower","upper","count","mean_predicted","observed"]};

export function validateBrierDecomposition(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.reliability === undefined) && (missing0 = "reliability")) || ((data.resolution === undefined) && (missing0 = "resolution"))) || ((data.uncertainty === undefined) && (missing0 = "uncertainty"))) || ((data.within_bins === undefined) && (missing0 = "within_bins"))){
        validateBrierDecomposition.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.reliability !== undefined){
          let data0 = data.reliability;
          const _errs1 = errors;
          if(!((typeof data0 == "number") && (isFinite(data0)))){
            validateBrierDecomposition.errors = [{instancePath:instancePath+"/reliability",schemaPath:"#/properties/reliability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.resolution !== undefined){
            let data1 = data.resolution;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validateBrierDecomposition.errors = [{instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.uncertainty !== undefined){
              let data2 = data.uncertainty;
              const _errs5 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateBrierDecomposition.errors = [{instancePath:instancePath+"/uncertainty",schemaPath:"#/properties/uncertainty/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.within_bins !== undefined){
                let data3 = data.within_bins;
                const _errs7 = errors;
                if(!((typeof data3 == "number") && (isFinite(data3)))){
                  validateBrierDecomposition.errors = [{instancePath:instancePath+"/within_bins",schemaPath:"#/properties/within_bins/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
      validateBrierDecomposition.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBrierDecomposition.errors = vErrors;
  return errors === 0;
}

export function validateCalibrationEpoch(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.engine === undefined) && (missing0 = "engine")) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.fitted_at === undefined) && (missing0 = "fitted_at"))) || ((data.from_previous_epoch === undefined) && (missing0 = "from_previous_epoch"))) || ((data.raw === undefined) && (missing0 = "raw"))) || ((data.calibrated === undefined) && (missing0 = "calibrated"))){
        validateCalibrationEpoch.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.engine !== undefined){
          const _errs1 = errors;
          if(!(validateEngineName(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
            vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.engine_version !== undefined){
            const _errs2 = errors;
            if(typeof data.engine_version !== "string"){
              validateCalibrationEpoch.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.outcomes !== undefined){
              let data2 = data.outcomes;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateCalibrationEpoch.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateCalibrationEpoch.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateCalibrationEpoch.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
            if(valid0){
              if(data.documents !== undefined){
                let data3 = data.documents;
                const _errs6 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateCalibrationEpoch.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateCalibrationEpoch.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data3))){
                        validateCalibrationEpoch.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
                if(data.fitted !== undefined){
                  let data4 = data.fitted;
                  const _errs8 = errors;
                  if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
                    validateCalibrationEpoch.errors = [{instancePath:instancePath+"/fitted",schemaPath:"#/properties/fitted/type",keyword:"type",params:{type: schema0.properties.fitted.type},message:"must be integer,null"}];
                    return false;
                  }
                  if(errors === _errs8){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(!(formats0.validate(data4))){
                        validateCalibrationEpoch.errors = [{instancePath:instancePath+"/fitted",schemaPath:"#/properties/fitted/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.method !== undefined){
                    let data5 = data.method;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid1 = false;
                    const _errs12 = errors;
                    if(!(validateCalibrationMethod(data5, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
                      vErrors = vErrors === null ? validateCalibrationMethod.errors : vErrors.concat(validateCalibrationMethod.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs12 === errors;
                    valid1 = valid1 || _valid0;
                    if(!valid1){
                      const _errs13 = errors;
                      if(data5 !== null){
                        const err0 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs13 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if(!valid1){
                      const err1 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validateCalibrationEpoch.errors = vErrors;
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
                    if(data.fitted_at !== undefined){
                      let data6 = data.fitted_at;
                      const _errs15 = errors;
                      const _errs16 = errors;
                      let valid2 = false;
                      const _errs17 = errors;
                      if(!(validateTimestamp(data6, {instancePath:instancePath+"/fitted_at",parentData:data,parentDataProperty:"fitted_at",rootData}))){
                        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs17 === errors;
                      valid2 = valid2 || _valid1;
                      if(!valid2){
                        const _errs18 = errors;
                        if(data6 !== null){
                          const err2 = {instancePath:instancePath+"/fitted_at",schemaPath:"#/properties/fitted_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                          errors++;
                        }
                        var _valid1 = _errs18 === errors;
                        valid2 = valid2 || _valid1;
                      }
                      if(!valid2){
                        const err3 = {instancePath:instancePath+"/fitted_at",schemaPath:"#/properties/fitted_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                        errors++;
                        validateCalibrationEpoch.errors = vErrors;
                        return false;
                      }
                      else {
                        errors = _errs16;
                        if(vErrors !== null){
                          if(_errs16){
                            vErrors.length = _errs16;
                          }
                          else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs15 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.from_previous_epoch !== undefined){
                        const _errs20 = errors;
                        if(typeof data.from_previous_epoch !== "boolean"){
                          validateCalibrationEpoch.errors = [{instancePath:instancePath+"/from_previous_epoch",schemaPath:"#/properties/from_previous_epoch/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                          return false;
                        }
                        var valid0 = _errs20 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.raw !== undefined){
                          const _errs22 = errors;
                          if(!(validateCalibrationMetrics(data.raw, {instancePath:instancePath+"/raw",parentData:data,parentDataProperty:"raw",rootData}))){
                            vErrors = vErrors === null ? validateCalibrationMetrics.errors : vErrors.concat(validateCalibrationMetrics.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs22 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.calibrated !== undefined){
                            let data9 = data.calibrated;
                            const _errs23 = errors;
                            const _errs24 = errors;
                            let valid3 = false;
                            const _errs25 = errors;
                            if(!(validateCalibrationMetrics(data9, {instancePath:instancePath+"/calibrated",parentData:data,parentDataProperty:"calibrated",rootData}))){
                              vErrors = vErrors === null ? validateCalibrationMetrics.errors : vErrors.concat(validateCalibrationMetrics.errors);
                              errors = vErrors.length;
                            }
                            var _valid2 = _errs25 === errors;
                            valid3 = valid3 || _valid2;
                            if(!valid3){
                              const _errs26 = errors;
                              if(data9 !== null){
                                const err4 = {instancePath:instancePath+"/calibrated",schemaPath:"#/properties/calibrated/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                                errors++;
                              }
                              var _valid2 = _errs26 === errors;
                              valid3 = valid3 || _valid2;
                            }
                            if(!valid3){
                              const err5 = {instancePath:instancePath+"/calibrated",schemaPath:"#/properties/calibrated/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                              errors++;
                              validateCalibrationEpoch.errors = vErrors;
                              return false;
                            }
                            else {
                              errors = _errs24;
                              if(vErrors !== null){
                                if(_errs24){
                                  vErrors.length = _errs24;
                                }
                                else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs23 === errors;
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
    else {
      validateCalibrationEpoch.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCalibrationEpoch.errors = vErrors;
  return errors === 0;
}

export function validateCalibrationMethod(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateCalibrationMethod.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "platt") || (data === "temperature")) || (data === "isotonic"))){
    validateCalibrationMethod.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateCalibrationMethod.errors = vErrors;
  return errors === 0;
}

export function validateCalibrationMetrics(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.accuracy === undefined) && (missing0 = "accuracy")) || ((data.expected_calibration_error === undefined) && (missing0 = "expected_calibration_error"))) || ((data.log_loss === undefined) && (missing0 = "log_loss"))) || ((data.reliability === undefined) && (missing0 = "reliability"))) || ((data.mean_level_distance === undefined) && (missing0 = "mean_level_distance"))){
        validateCalibrationMetrics.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.measured !== undefined){
          let data0 = data.measured;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateCalibrationMetrics.errors = [{instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateCalibrationMetrics.errors = [{instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateCalibrationMetrics.errors = [{instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.accuracy !== undefined){
            let data1 = data.accuracy;
            const _errs3 = errors;
            if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
              validateCalibrationMetrics.errors = [{instancePath:instancePath+"/accuracy",schemaPath:"#/properties/accuracy/type",keyword:"type",params:{type: schema2.properties.accuracy.type},message:"must be number,null"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.expected_calibration_error !== undefined){
              let data2 = data.expected_calibration_error;
              const _errs5 = errors;
              if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
                validateCalibrationMetrics.errors = [{instancePath:instancePath+"/expected_calibration_error",schemaPath:"#/properties/expected_calibration_error/type",keyword:"type",params:{type: schema2.properties.expected_calibration_error.type},message:"must be number,null"}];
                return false;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.expected_calibration_error_low !== undefined){
                let data3 = data.expected_calibration_error_low;
                const _errs7 = errors;
                if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
                  validateCalibrationMetrics.errors = [{instancePath:instancePath+"/expected_calibration_error_low",schemaPath:"#/properties/expected_calibration_error_low/type",keyword:"type",params:{type: schema2.properties.expected_calibration_error_low.type},message:"must be number,null"}];
                  return false;
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.expected_calibration_error_high !== undefined){
                  let data4 = data.expected_calibration_error_high;
                  const _errs9 = errors;
                  if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
                    validateCalibrationMetrics.errors = [{instancePath:instancePath+"/expected_calibration_error_high",schemaPath:"#/properties/expected_calibration_error_high/type",keyword:"type",params:{type: schema2.properties.expected_calibration_error_high.type},message:"must be number,null"}];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.log_loss !== undefined){
                    let data5 = data.log_loss;
                    const _errs11 = errors;
                    if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
                      validateCalibrationMetrics.errors = [{instancePath:instancePath+"/log_loss",schemaPath:"#/properties/log_loss/type",keyword:"type",params:{type: schema2.properties.log_loss.type},message:"must be number,null"}];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.brier_score !== undefined){
                      let data6 = data.brier_score;
                      const _errs13 = errors;
                      if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
                        validateCalibrationMetrics.errors = [{instancePath:instancePath+"/brier_score",schemaPath:"#/properties/brier_score/type",keyword:"type",params:{type: schema2.properties.brier_score.type},message:"must be number,null"}];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.brier_decomposition !== undefined){
                        let data7 = data.brier_decomposition;
                        const _errs15 = errors;
                        const _errs16 = errors;
                        let valid1 = false;
                        const _errs17 = errors;
                        if(!(validateBrierDecomposition(data7, {instancePath:instancePath+"/brier_decomposition",parentData:data,parentDataProperty:"brier_decomposition",rootData}))){
                          vErrors = vErrors === null ? validateBrierDecomposition.errors : vErrors.concat(validateBrierDecomposition.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs17 === errors;
                        valid1 = valid1 || _valid0;
                        if(!valid1){
                          const _errs18 = errors;
                          if(data7 !== null){
                            const err0 = {instancePath:instancePath+"/brier_decomposition",schemaPath:"#/properties/brier_decomposition/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                            if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                            errors++;
                          }
                          var _valid0 = _errs18 === errors;
                          valid1 = valid1 || _valid0;
                        }
                        if(!valid1){
                          const err1 = {instancePath:instancePath+"/brier_decomposition",schemaPath:"#/properties/brier_decomposition/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                          errors++;
                          validateCalibrationMetrics.errors = vErrors;
                          return false;
                        }
                        else {
                          errors = _errs16;
                          if(vErrors !== null){
                            if(_errs16){
                              vErrors.length = _errs16;
                            }
                            else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs15 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.reliability !== undefined){
                          let data8 = data.reliability;
                          const _errs20 = errors;
                          if(errors === _errs20){
                            if(Array.isArray(data8)){
                              if(data8.length > 10){
                                validateCalibrationMetrics.errors = [{instancePath:instancePath+"/reliability",schemaPath:"#/properties/reliability/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
                                return false;
                              }
                              else {
                                if(data8.length < 10){
                                  validateCalibrationMetrics.errors = [{instancePath:instancePath+"/reliability",schemaPath:"#/properties/reliability/minItems",keyword:"minItems",params:{limit: 10},message:"must NOT have fewer than 10 items"}];
                                  return false;
                                }
                                else {
                                  var valid2 = true;
                                  const len0 = data8.length;
                                  for(let i0=0; i0<len0; i0++){
                                    const _errs22 = errors;
                                    if(!(validateReliabilityBin(data8[i0], {instancePath:instancePath+"/reliability/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
                                      vErrors = vErrors === null ? validateReliabilityBin.errors : vErrors.concat(validateReliabilityBin.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid2 = _errs22 === errors;
                                    if(!valid2){
                                      break;
                                    }
                                  }
                                }
                              }
                            }
                            else {
                              validateCalibrationMetrics.errors = [{instancePath:instancePath+"/reliability",schemaPath:"#/properties/reliability/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                              return false;
                            }
                          }
                          var valid0 = _errs20 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.mean_level_distance !== undefined){
                            let data10 = data.mean_level_distance;
                            const _errs23 = errors;
                            if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
                              validateCalibrationMetrics.errors = [{instancePath:instancePath+"/mean_level_distance",schemaPath:"#/properties/mean_level_distance/type",keyword:"type",params:{type: schema2.properties.mean_level_distance.type},message:"must be number,null"}];
                              return false;
                            }
                            var valid0 = _errs23 === errors;
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
    else {
      validateCalibrationMetrics.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCalibrationMetrics.errors = vErrors;
  return errors === 0;
}

export function validateCalibrationReport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))) || ((data.unmatched === undefined) && (missing0 = "unmatched"))) || ((data.epochs === undefined) && (missing0 = "epochs"))){
        validateCalibrationReport.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
                validateCalibrationReport.errors = vErrors;
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
              if(data.outcomes !== undefined){
                let data3 = data.outcomes;
                const _errs8 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateCalibrationReport.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs8){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateCalibrationReport.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data3))){
                        validateCalibrationReport.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
                if(data.unmatched !== undefined){
                  let data4 = data.unmatched;
                  const _errs10 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateCalibrationReport.errors = [{instancePath:instancePath+"/unmatched",schemaPath:"#/properties/unmatched/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs10){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validateCalibrationReport.errors = [{instancePath:instancePath+"/unmatched",schemaPath:"#/properties/unmatched/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                      else {
                        if(!(formats0.validate(data4))){
                          validateCalibrationReport.errors = [{instancePath:instancePath+"/unmatched",schemaPath:"#/properties/unmatched/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs10 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.epochs !== undefined){
                    let data5 = data.epochs;
                    const _errs12 = errors;
                    if(errors === _errs12){
                      if(Array.isArray(data5)){
                        var valid2 = true;
                        const len0 = data5.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs14 = errors;
                          if(!(validateCalibrationEpoch(data5[i0], {instancePath:instancePath+"/epochs/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validateCalibrationEpoch.errors : vErrors.concat(validateCalibrationEpoch.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs14 === errors;
                          if(!valid2){
                            break;
                          }
                        }
                      }
                      else {
                        validateCalibrationReport.errors = [{instancePath:instancePath+"/epochs",schemaPath:"#/properties/epochs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
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
      validateCalibrationReport.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCalibrationReport.errors = vErrors;
  return errors === 0;
}

export function validateCertificationMethod(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateCertificationMethod.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "fixed_sequence") || (data === "order_statistic")) || (data === "simultaneous_bound"))){
    validateCertificationMethod.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateCertificationMethod.errors = vErrors;
  return errors === 0;
}

export function validateCertified(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.confidence === undefined) && (missing0 = "confidence")) || ((data.threshold === undefined) && (missing0 = "threshold"))) || ((data.promised === undefined) && (missing0 = "promised"))) || ((data.estimate === undefined) && (missing0 = "estimate"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.labels_needed === undefined) && (missing0 = "labels_needed"))){
        validateCertified.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.confidence !== undefined){
          let data0 = data.confidence;
          const _errs1 = errors;
          if(!((typeof data0 == "number") && (isFinite(data0)))){
            validateCertified.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.threshold !== undefined){
            let data1 = data.threshold;
            const _errs3 = errors;
            const _errs4 = errors;
            let valid1 = false;
            const _errs5 = errors;
            if(!(validateThreshold(data1, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData}))){
              vErrors = vErrors === null ? validateThreshold.errors : vErrors.concat(validateThreshold.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs6 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateCertified.errors = vErrors;
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
            if(data.promised !== undefined){
              let data2 = data.promised;
              const _errs8 = errors;
              if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
                validateCertified.errors = [{instancePath:instancePath+"/promised",schemaPath:"#/properties/promised/type",keyword:"type",params:{type: schema4.properties.promised.type},message:"must be number,null"}];
                return false;
              }
              var valid0 = _errs8 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.estimate !== undefined){
                let data3 = data.estimate;
                const _errs10 = errors;
                if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
                  validateCertified.errors = [{instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/type",keyword:"type",params:{type: schema4.properties.estimate.type},message:"must be number,null"}];
                  return false;
                }
                var valid0 = _errs10 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.outcomes !== undefined){
                  let data4 = data.outcomes;
                  const _errs12 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateCertified.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs12){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validateCertified.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                      else {
                        if(!(formats0.validate(data4))){
                          validateCertified.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
                  if(data.method !== undefined){
                    const _errs14 = errors;
                    if(!(validateCertificationMethod(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
                      vErrors = vErrors === null ? validateCertificationMethod.errors : vErrors.concat(validateCertificationMethod.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs14 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.labels_needed !== undefined){
                      let data6 = data.labels_needed;
                      const _errs15 = errors;
                      if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
                        validateCertified.errors = [{instancePath:instancePath+"/labels_needed",schemaPath:"#/properties/labels_needed/type",keyword:"type",params:{type: schema4.properties.labels_needed.type},message:"must be integer,null"}];
                        return false;
                      }
                      if(errors === _errs15){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(!(formats0.validate(data6))){
                            validateCertified.errors = [{instancePath:instancePath+"/labels_needed",schemaPath:"#/properties/labels_needed/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                            return false;
                          }
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
      }
    }
    else {
      validateCertified.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCertified.errors = vErrors;
  return errors === 0;
}

export function validateDecidedSide(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.threshold === undefined) && (missing0 = "threshold")) || ((data.promised === undefined) && (missing0 = "promised"))) || ((data.estimate === undefined) && (missing0 = "estimate"))) || ((data.share === undefined) && (missing0 = "share"))){
        validateDecidedSide.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.threshold !== undefined){
          const _errs1 = errors;
          if(!(validateThreshold(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData}))){
            vErrors = vErrors === null ? validateThreshold.errors : vErrors.concat(validateThreshold.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.promised !== undefined){
            let data1 = data.promised;
            const _errs2 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validateDecidedSide.errors = [{instancePath:instancePath+"/promised",schemaPath:"#/properties/promised/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.estimate !== undefined){
              let data2 = data.estimate;
              const _errs4 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateDecidedSide.errors = [{instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.share !== undefined){
                const _errs6 = errors;
                if(!(validateHeldOutEstimate(data.share, {instancePath:instancePath+"/share",parentData:data,parentDataProperty:"share",rootData}))){
                  vErrors = vErrors === null ? validateHeldOutEstimate.errors : vErrors.concat(validateHeldOutEstimate.errors);
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
      validateDecidedSide.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDecidedSide.errors = vErrors;
  return errors === 0;
}

export function validateDecision(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.accept === undefined) && (missing0 = "accept")) || ((data.reject === undefined) && (missing0 = "reject"))) || ((data.review === undefined) && (missing0 = "review"))){
        validateDecision.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.accept !== undefined){
          let data0 = data.accept;
          const _errs1 = errors;
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if(!(validateDecidedSide(data0, {instancePath:instancePath+"/accept",parentData:data,parentDataProperty:"accept",rootData}))){
            vErrors = vErrors === null ? validateDecidedSide.errors : vErrors.concat(validateDecidedSide.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs3 === errors;
          valid1 = valid1 || _valid0;
          if(!valid1){
            const _errs4 = errors;
            if(data0 !== null){
              const err0 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
          }
          if(!valid1){
            const err1 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validateDecision.errors = vErrors;
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
          if(data.reject !== undefined){
            let data1 = data.reject;
            const _errs6 = errors;
            const _errs7 = errors;
            let valid2 = false;
            const _errs8 = errors;
            if(!(validateDecidedSide(data1, {instancePath:instancePath+"/reject",parentData:data,parentDataProperty:"reject",rootData}))){
              vErrors = vErrors === null ? validateDecidedSide.errors : vErrors.concat(validateDecidedSide.errors);
              errors = vErrors.length;
            }
            var _valid1 = _errs8 === errors;
            valid2 = valid2 || _valid1;
            if(!valid2){
              const _errs9 = errors;
              if(data1 !== null){
                const err2 = {instancePath:instancePath+"/reject",schemaPath:"#/properties/reject/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                errors++;
              }
              var _valid1 = _errs9 === errors;
              valid2 = valid2 || _valid1;
            }
            if(!valid2){
              const err3 = {instancePath:instancePath+"/reject",schemaPath:"#/properties/reject/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
              errors++;
              validateDecision.errors = vErrors;
              return false;
            }
            else {
              errors = _errs7;
              if(vErrors !== null){
                if(_errs7){
                  vErrors.length = _errs7;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs6 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.review !== undefined){
              const _errs11 = errors;
              if(!(validateHeldOutEstimate(data.review, {instancePath:instancePath+"/review",parentData:data,parentDataProperty:"review",rootData}))){
                vErrors = vErrors === null ? validateHeldOutEstimate.errors : vErrors.concat(validateHeldOutEstimate.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs11 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateDecision.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDecision.errors = vErrors;
  return errors === 0;
}

export function validateHeldOutEstimate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.estimate === undefined) && (missing0 = "estimate")) || ((data.low === undefined) && (missing0 = "low"))) || ((data.high === undefined) && (missing0 = "high"))){
        validateHeldOutEstimate.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.estimate !== undefined){
          let data0 = data.estimate;
          const _errs1 = errors;
          if(!((typeof data0 == "number") && (isFinite(data0)))){
            validateHeldOutEstimate.errors = [{instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.low !== undefined){
            let data1 = data.low;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validateHeldOutEstimate.errors = [{instancePath:instancePath+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.high !== undefined){
              let data2 = data.high;
              const _errs5 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateHeldOutEstimate.errors = [{instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
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
      validateHeldOutEstimate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateHeldOutEstimate.errors = vErrors;
  return errors === 0;
}

export function validateNoRecommendation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateNoRecommendation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((data === "inactive") || (data === "too_few_outcomes")) || (data === "one_sided")) || (data === "unreachable")) || (data === "refuted")) || (data === "uncertified"))){
    validateNoRecommendation.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateNoRecommendation.errors = vErrors;
  return errors === 0;
}

export function validateRecommendation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.threshold === undefined) && (missing0 = "threshold"))) || ((data.recommended === undefined) && (missing0 = "recommended"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))) || ((data.estimates === undefined) && (missing0 = "estimates"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.message === undefined) && (missing0 = "message"))){
        validateRecommendation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.version !== undefined){
            let data1 = data.version;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validateVersionNumber(data1, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
              vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateRecommendation.errors = vErrors;
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
            if(data.threshold !== undefined){
              let data2 = data.threshold;
              const _errs7 = errors;
              const _errs8 = errors;
              let valid2 = false;
              const _errs9 = errors;
              if(!(validateName(data2, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData}))){
                vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs9 === errors;
              valid2 = valid2 || _valid1;
              if(!valid2){
                const _errs10 = errors;
                if(data2 !== null){
                  const err2 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                  errors++;
                }
                var _valid1 = _errs10 === errors;
                valid2 = valid2 || _valid1;
              }
              if(!valid2){
                const err3 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                errors++;
                validateRecommendation.errors = vErrors;
                return false;
              }
              else {
                errors = _errs8;
                if(vErrors !== null){
                  if(_errs8){
                    vErrors.length = _errs8;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.recommended !== undefined){
                let data3 = data.recommended;
                const _errs12 = errors;
                const _errs13 = errors;
                let valid3 = false;
                const _errs14 = errors;
                if(!(validateThreshold(data3, {instancePath:instancePath+"/recommended",parentData:data,parentDataProperty:"recommended",rootData}))){
                  vErrors = vErrors === null ? validateThreshold.errors : vErrors.concat(validateThreshold.errors);
                  errors = vErrors.length;
                }
                var _valid2 = _errs14 === errors;
                valid3 = valid3 || _valid2;
                if(!valid3){
                  const _errs15 = errors;
                  if(data3 !== null){
                    const err4 = {instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                    errors++;
                  }
                  var _valid2 = _errs15 === errors;
                  valid3 = valid3 || _valid2;
                }
                if(!valid3){
                  const err5 = {instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                  errors++;
                  validateRecommendation.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs13;
                  if(vErrors !== null){
                    if(_errs13){
                      vErrors.length = _errs13;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs12 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.outcomes !== undefined){
                  let data4 = data.outcomes;
                  const _errs17 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateRecommendation.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs17){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validateRecommendation.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                      else {
                        if(!(formats0.validate(data4))){
                          validateRecommendation.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
                  if(data.epoch !== undefined){
                    let data5 = data.epoch;
                    const _errs19 = errors;
                    const _errs20 = errors;
                    let valid4 = false;
                    const _errs21 = errors;
                    if(!(validateEngineVersion(data5, {instancePath:instancePath+"/epoch",parentData:data,parentDataProperty:"epoch",rootData}))){
                      vErrors = vErrors === null ? validateEngineVersion.errors : vErrors.concat(validateEngineVersion.errors);
                      errors = vErrors.length;
                    }
                    var _valid3 = _errs21 === errors;
                    valid4 = valid4 || _valid3;
                    if(!valid4){
                      const _errs22 = errors;
                      if(data5 !== null){
                        const err6 = {instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                        errors++;
                      }
                      var _valid3 = _errs22 === errors;
                      valid4 = valid4 || _valid3;
                    }
                    if(!valid4){
                      const err7 = {instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                      errors++;
                      validateRecommendation.errors = vErrors;
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
                    if(data.estimates !== undefined){
                      let data6 = data.estimates;
                      const _errs24 = errors;
                      const _errs25 = errors;
                      let valid5 = false;
                      const _errs26 = errors;
                      if(!(validateRecommendationEstimates(data6, {instancePath:instancePath+"/estimates",parentData:data,parentDataProperty:"estimates",rootData}))){
                        vErrors = vErrors === null ? validateRecommendationEstimates.errors : vErrors.concat(validateRecommendationEstimates.errors);
                        errors = vErrors.length;
                      }
                      var _valid4 = _errs26 === errors;
                      valid5 = valid5 || _valid4;
                      if(!valid5){
                        const _errs27 = errors;
                        if(data6 !== null){
                          const err8 = {instancePath:instancePath+"/estimates",schemaPath:"#/properties/estimates/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                          errors++;
                        }
                        var _valid4 = _errs27 === errors;
                        valid5 = valid5 || _valid4;
                      }
                      if(!valid5){
                        const err9 = {instancePath:instancePath+"/estimates",schemaPath:"#/properties/estimates/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                        errors++;
                        validateRecommendation.errors = vErrors;
                        return false;
                      }
                      else {
                        errors = _errs25;
                        if(vErrors !== null){
                          if(_errs25){
                            vErrors.length = _errs25;
                          }
                          else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs24 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.reason !== undefined){
                        let data7 = data.reason;
                        const _errs29 = errors;
                        const _errs30 = errors;
                        let valid6 = false;
                        const _errs31 = errors;
                        if(!(validateNoRecommendation(data7, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
                          vErrors = vErrors === null ? validateNoRecommendation.errors : vErrors.concat(validateNoRecommendation.errors);
                          errors = vErrors.length;
                        }
                        var _valid5 = _errs31 === errors;
                        valid6 = valid6 || _valid5;
                        if(!valid6){
                          const _errs32 = errors;
                          if(data7 !== null){
                            const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
                            errors++;
                          }
                          var _valid5 = _errs32 === errors;
                          valid6 = valid6 || _valid5;
                        }
                        if(!valid6){
                          const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
                          errors++;
                          validateRecommendation.errors = vErrors;
                          return false;
                        }
                        else {
                          errors = _errs30;
                          if(vErrors !== null){
                            if(_errs30){
                              vErrors.length = _errs30;
                            }
                            else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs29 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.message !== undefined){
                          let data8 = data.message;
                          const _errs34 = errors;
                          if((typeof data8 !== "string") && (data8 !== null)){
                            validateRecommendation.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema6.properties.message.type},message:"must be string,null"}];
                            return false;
                          }
                          var valid0 = _errs34 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.certified !== undefined){
                            let data9 = data.certified;
                            const _errs36 = errors;
                            const _errs37 = errors;
                            let valid7 = false;
                            const _errs38 = errors;
                            if(!(validateCertified(data9, {instancePath:instancePath+"/certified",parentData:data,parentDataProperty:"certified",rootData}))){
                              vErrors = vErrors === null ? validateCertified.errors : vErrors.concat(validateCertified.errors);
                              errors = vErrors.length;
                            }
                            var _valid6 = _errs38 === errors;
                            valid7 = valid7 || _valid6;
                            if(!valid7){
                              const _errs39 = errors;
                              if(data9 !== null){
                                const err12 = {instancePath:instancePath+"/certified",schemaPath:"#/properties/certified/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
                                errors++;
                              }
                              var _valid6 = _errs39 === errors;
                              valid7 = valid7 || _valid6;
                            }
                            if(!valid7){
                              const err13 = {instancePath:instancePath+"/certified",schemaPath:"#/properties/certified/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
                              errors++;
                              validateRecommendation.errors = vErrors;
                              return false;
                            }
                            else {
                              errors = _errs37;
                              if(vErrors !== null){
                                if(_errs37){
                                  vErrors.length = _errs37;
                                }
                                else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs36 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.decide !== undefined){
                              let data10 = data.decide;
                              const _errs41 = errors;
                              const _errs42 = errors;
                              let valid8 = false;
                              const _errs43 = errors;
                              if(!(validateDecision(data10, {instancePath:instancePath+"/decide",parentData:data,parentDataProperty:"decide",rootData}))){
                                vErrors = vErrors === null ? validateDecision.errors : vErrors.concat(validateDecision.errors);
                                errors = vErrors.length;
                              }
                              var _valid7 = _errs43 === errors;
                              valid8 = valid8 || _valid7;
                              if(!valid8){
                                const _errs44 = errors;
                                if(data10 !== null){
                                  const err14 = {instancePath:instancePath+"/decide",schemaPath:"#/properties/decide/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                  if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
                                  errors++;
                                }
                                var _valid7 = _errs44 === errors;
                                valid8 = valid8 || _valid7;
                              }
                              if(!valid8){
                                const err15 = {instancePath:instancePath+"/decide",schemaPath:"#/properties/decide/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
                                errors++;
                                validateRecommendation.errors = vErrors;
                                return false;
                              }
                              else {
                                errors = _errs42;
                                if(vErrors !== null){
                                  if(_errs42){
                                    vErrors.length = _errs42;
                                  }
                                  else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs41 === errors;
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
      validateRecommendation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRecommendation.errors = vErrors;
  return errors === 0;
}

export function validateRecommendationEstimates(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.precision === undefined) && (missing0 = "precision")) || ((data.recall === undefined) && (missing0 = "recall"))) || ((data.cost === undefined) && (missing0 = "cost"))){
        validateRecommendationEstimates.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.precision !== undefined){
          const _errs1 = errors;
          if(!(validateHeldOutEstimate(data.precision, {instancePath:instancePath+"/precision",parentData:data,parentDataProperty:"precision",rootData}))){
            vErrors = vErrors === null ? validateHeldOutEstimate.errors : vErrors.concat(validateHeldOutEstimate.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.recall !== undefined){
            const _errs2 = errors;
            if(!(validateHeldOutEstimate(data.recall, {instancePath:instancePath+"/recall",parentData:data,parentDataProperty:"recall",rootData}))){
              vErrors = vErrors === null ? validateHeldOutEstimate.errors : vErrors.concat(validateHeldOutEstimate.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.cost !== undefined){
              let data2 = data.cost;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validateHeldOutEstimate(data2, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
                vErrors = vErrors === null ? validateHeldOutEstimate.errors : vErrors.concat(validateHeldOutEstimate.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validateRecommendationEstimates.errors = vErrors;
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
          }
        }
      }
    }
    else {
      validateRecommendationEstimates.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRecommendationEstimates.errors = vErrors;
  return errors === 0;
}

export function validateReliabilityBin(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.lower === undefined) && (missing0 = "lower")) || ((data.upper === undefined) && (missing0 = "upper"))) || ((data.count === undefined) && (missing0 = "count"))) || ((data.mean_predicted === undefined) && (missing0 = "mean_predicted"))) || ((data.observed === undefined) && (missing0 = "observed"))){
        validateReliabilityBin.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.lower !== undefined){
          let data0 = data.lower;
          const _errs1 = errors;
          if(!((typeof data0 == "number") && (isFinite(data0)))){
            validateReliabilityBin.errors = [{instancePath:instancePath+"/lower",schemaPath:"#/properties/lower/type",keyword:"type",params:{type: "number"},message:"must be number"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.upper !== undefined){
            let data1 = data.upper;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validateReliabilityBin.errors = [{instancePath:instancePath+"/upper",schemaPath:"#/properties/upper/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.count !== undefined){
              let data2 = data.count;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateReliabilityBin.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateReliabilityBin.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateReliabilityBin.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
              if(data.mean_predicted !== undefined){
                let data3 = data.mean_predicted;
                const _errs7 = errors;
                if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
                  validateReliabilityBin.errors = [{instancePath:instancePath+"/mean_predicted",schemaPath:"#/properties/mean_predicted/type",keyword:"type",params:{type: schema7.properties.mean_predicted.type},message:"must be number,null"}];
                  return false;
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.observed !== undefined){
                  let data4 = data.observed;
                  const _errs9 = errors;
                  if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
                    validateReliabilityBin.errors = [{instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/type",keyword:"type",params:{type: schema7.properties.observed.type},message:"must be number,null"}];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.observed_low !== undefined){
                    let data5 = data.observed_low;
                    const _errs11 = errors;
                    if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
                      validateReliabilityBin.errors = [{instancePath:instancePath+"/observed_low",schemaPath:"#/properties/observed_low/type",keyword:"type",params:{type: schema7.properties.observed_low.type},message:"must be number,null"}];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.observed_high !== undefined){
                      let data6 = data.observed_high;
                      const _errs13 = errors;
                      if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
                        validateReliabilityBin.errors = [{instancePath:instancePath+"/observed_high",schemaPath:"#/properties/observed_high/type",keyword:"type",params:{type: schema7.properties.observed_high.type},message:"must be number,null"}];
                        return false;
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
    }
    else {
      validateReliabilityBin.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateReliabilityBin.errors = vErrors;
  return errors === 0;
}

export function validateShare(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 1 || isNaN(data)){
        validateShare.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
        return false;
      }
      else {
        if(data < 0 || isNaN(data)){
          validateShare.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
          return false;
        }
      }
    }
    else {
      validateShare.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
      return false;
    }
  }
  validateShare.errors = vErrors;
  return errors === 0;
}

export const get200 = validateCalibrationReport;
export const recommend200 = validateRecommendation;
