// Generated from spec/ by `npm run generate`. Do not edit.
import { validateDownstreamLine, validateEstimate } from "../estimates/response-validators.js";
import { validateThresholdFlips } from "../reports/response-validators.js";

const schema0 = {"type":"object","properties":{"name":{"type":"string"},"kind":{"$ref":"WeightKind"},"current":{"type":["number","null"]},"candidate":{"type":"number"}},"required":["name","kind","current","candidate"]};
const schema1 = {"type":"string","enum":["part","feature"]};

export function validateCompositeMetrics(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.accuracy === undefined) && (missing0 = "accuracy")) || ((data.log_loss === undefined) && (missing0 = "log_loss"))) || ((data.expected_calibration_error === undefined) && (missing0 = "expected_calibration_error"))){
        validateCompositeMetrics.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.measured !== undefined){
          let data0 = data.measured;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateCompositeMetrics.errors = [{instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateCompositeMetrics.errors = [{instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
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
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 > 1 || isNaN(data1)){
                  validateCompositeMetrics.errors = [{instancePath:instancePath+"/accuracy",schemaPath:"#/properties/accuracy/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                  return false;
                }
                else {
                  if(data1 < 0 || isNaN(data1)){
                    validateCompositeMetrics.errors = [{instancePath:instancePath+"/accuracy",schemaPath:"#/properties/accuracy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              else {
                validateCompositeMetrics.errors = [{instancePath:instancePath+"/accuracy",schemaPath:"#/properties/accuracy/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.log_loss !== undefined){
              let data2 = data.log_loss;
              const _errs5 = errors;
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateCompositeMetrics.errors = [{instancePath:instancePath+"/log_loss",schemaPath:"#/properties/log_loss/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
                else {
                  validateCompositeMetrics.errors = [{instancePath:instancePath+"/log_loss",schemaPath:"#/properties/log_loss/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.expected_calibration_error !== undefined){
                let data3 = data.expected_calibration_error;
                const _errs7 = errors;
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 > 1 || isNaN(data3)){
                      validateCompositeMetrics.errors = [{instancePath:instancePath+"/expected_calibration_error",schemaPath:"#/properties/expected_calibration_error/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                      return false;
                    }
                    else {
                      if(data3 < 0 || isNaN(data3)){
                        validateCompositeMetrics.errors = [{instancePath:instancePath+"/expected_calibration_error",schemaPath:"#/properties/expected_calibration_error/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  else {
                    validateCompositeMetrics.errors = [{instancePath:instancePath+"/expected_calibration_error",schemaPath:"#/properties/expected_calibration_error/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.expected_calibration_error_low !== undefined){
                  let data4 = data.expected_calibration_error_low;
                  const _errs9 = errors;
                  if(!((typeof data4 == "number") && (isFinite(data4)))){
                    validateCompositeMetrics.errors = [{instancePath:instancePath+"/expected_calibration_error_low",schemaPath:"#/properties/expected_calibration_error_low/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.expected_calibration_error_high !== undefined){
                    let data5 = data.expected_calibration_error_high;
                    const _errs11 = errors;
                    if(!((typeof data5 == "number") && (isFinite(data5)))){
                      validateCompositeMetrics.errors = [{instancePath:instancePath+"/expected_calibration_error_high",schemaPath:"#/properties/expected_calibration_error_high/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
                      if(!((typeof data6 == "number") && (isFinite(data6)))){
                        validateCompositeMetrics.errors = [{instancePath:instancePath+"/brier_score",schemaPath:"#/properties/brier_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
      validateCompositeMetrics.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCompositeMetrics.errors = vErrors;
  return errors === 0;
}

export function validateCompositeShadowReport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.documents === undefined) && (missing0 = "documents")) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.weights === undefined) && (missing0 = "weights"))) || ((data.current === undefined) && (missing0 = "current"))) || ((data.candidate === undefined) && (missing0 = "candidate"))) || ((data.threshold_flips === undefined) && (missing0 = "threshold_flips"))) || ((data.recompute === undefined) && (missing0 = "recompute"))){
        validateCompositeShadowReport.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateCompositeShadowReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateCompositeShadowReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.labels !== undefined){
            let data1 = data.labels;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateCompositeShadowReport.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 50 || isNaN(data1)){
                  validateCompositeShadowReport.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50"}];
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
            if(data.weights !== undefined){
              let data2 = data.weights;
              const _errs5 = errors;
              if(errors === _errs5){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs7 = errors;
                    if(!(validateCompositeWeight(data2[i0], {instancePath:instancePath+"/weights/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validateCompositeWeight.errors : vErrors.concat(validateCompositeWeight.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs7 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validateCompositeShadowReport.errors = [{instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.current !== undefined){
                let data4 = data.current;
                const _errs8 = errors;
                const _errs9 = errors;
                let valid2 = false;
                const _errs10 = errors;
                if(!(validateCompositeMetrics(data4, {instancePath:instancePath+"/current",parentData:data,parentDataProperty:"current",rootData}))){
                  vErrors = vErrors === null ? validateCompositeMetrics.errors : vErrors.concat(validateCompositeMetrics.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs10 === errors;
                valid2 = valid2 || _valid0;
                if(!valid2){
                  const _errs11 = errors;
                  if(data4 !== null){
                    const err0 = {instancePath:instancePath+"/current",schemaPath:"#/properties/current/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  valid2 = valid2 || _valid0;
                }
                if(!valid2){
                  const err1 = {instancePath:instancePath+"/current",schemaPath:"#/properties/current/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validateCompositeShadowReport.errors = vErrors;
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
                if(data.candidate !== undefined){
                  const _errs13 = errors;
                  if(!(validateCompositeMetrics(data.candidate, {instancePath:instancePath+"/candidate",parentData:data,parentDataProperty:"candidate",rootData}))){
                    vErrors = vErrors === null ? validateCompositeMetrics.errors : vErrors.concat(validateCompositeMetrics.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs13 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.threshold_flips !== undefined){
                    const _errs14 = errors;
                    if(!(validateThresholdFlips(data.threshold_flips, {instancePath:instancePath+"/threshold_flips",parentData:data,parentDataProperty:"threshold_flips",rootData}))){
                      vErrors = vErrors === null ? validateThresholdFlips.errors : vErrors.concat(validateThresholdFlips.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs14 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.recompute !== undefined){
                      const _errs15 = errors;
                      if(!(validateEstimate(data.recompute, {instancePath:instancePath+"/recompute",parentData:data,parentDataProperty:"recompute",rootData}))){
                        vErrors = vErrors === null ? validateEstimate.errors : vErrors.concat(validateEstimate.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs15 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.downstream !== undefined){
                        let data8 = data.downstream;
                        const _errs16 = errors;
                        if(errors === _errs16){
                          if(Array.isArray(data8)){
                            var valid3 = true;
                            const len1 = data8.length;
                            for(let i1=0; i1<len1; i1++){
                              const _errs18 = errors;
                              if(!(validateDownstreamLine(data8[i1], {instancePath:instancePath+"/downstream/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
                                vErrors = vErrors === null ? validateDownstreamLine.errors : vErrors.concat(validateDownstreamLine.errors);
                                errors = vErrors.length;
                              }
                              var valid3 = _errs18 === errors;
                              if(!valid3){
                                break;
                              }
                            }
                          }
                          else {
                            validateCompositeShadowReport.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                            return false;
                          }
                        }
                        var valid0 = _errs16 === errors;
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
      validateCompositeShadowReport.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCompositeShadowReport.errors = vErrors;
  return errors === 0;
}

export function validateCompositeWeight(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.name === undefined) && (missing0 = "name")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.current === undefined) && (missing0 = "current"))) || ((data.candidate === undefined) && (missing0 = "candidate"))){
        validateCompositeWeight.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(typeof data.name !== "string"){
            validateCompositeWeight.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.kind !== undefined){
            const _errs3 = errors;
            if(!(validateWeightKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
              vErrors = vErrors === null ? validateWeightKind.errors : vErrors.concat(validateWeightKind.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.current !== undefined){
              let data2 = data.current;
              const _errs4 = errors;
              if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
                validateCompositeWeight.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: schema0.properties.current.type},message:"must be number,null"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.candidate !== undefined){
                let data3 = data.candidate;
                const _errs6 = errors;
                if(!((typeof data3 == "number") && (isFinite(data3)))){
                  validateCompositeWeight.errors = [{instancePath:instancePath+"/candidate",schemaPath:"#/properties/candidate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
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
      validateCompositeWeight.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCompositeWeight.errors = vErrors;
  return errors === 0;
}

export function validateWeightKind(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateWeightKind.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "part") || (data === "feature"))){
    validateWeightKind.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateWeightKind.errors = vErrors;
  return errors === 0;
}
