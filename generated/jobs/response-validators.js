// Generated from spec/ by `npm run generate`. Do not edit.
import { validateAttributePath, validateCursor, validateDocumentId, validateJobId, validateName, validateNamespaceName, validateNamespaceOrTemplate, validateTimestamp, validateUsd, validateVersionNumber } from "../common/response-validators.js";
import { validateDiscoveryProposal } from "../discovery/response-validators.js";
import { validateEvaluationExport } from "../exports/response-validators.js";
import { validateAnswerErrorCode, validateThresholds } from "../judgments/response-validators.js";
import { validateIntervalEstimate } from "../shares/response-validators.js";
import { formats } from "../validators-runtime.js";

const schema0 = {"type":"object","properties":{"type":{"type":"string","enum":["bool"]},"mean":{"type":"number","minimum":0,"maximum":1},"histogram":{"type":"array","items":{"$ref":"HistogramBin"},"minItems":10,"maxItems":10}},"required":["type","mean","histogram"]};
const schema1 = {"type":"object","properties":{"type":{"type":"string","enum":["choice"]},"options":{"type":"array","items":{"$ref":"OptionShare"}},"escape_rate":{"type":"number","minimum":0,"maximum":1}},"required":["type","options","escape_rate"]};
const formats0 = formats.int64;
const schema2 = {"type":"object","properties":{"name":{"type":"string"},"kind":{"$ref":"WeightKind"},"current":{"type":["number","null"]},"candidate":{"type":"number"}},"required":["name","kind","current","candidate"]};
const schema3 = {"type":"object","properties":{"id":{"$ref":"JobId"},"type":{"$ref":"JobType"},"status":{"$ref":"JobStatus"},"namespace":{"$ref":"NamespaceOrTemplate"},"judgment":{"$ref":"Name"},"estimate":{"anyOf":[{"$ref":"Estimate"},{"type":"null"}]},"spend_usd":{"$ref":"Usd"},"progress":{"$ref":"JobProgress"},"estimated_completion_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"error":{"type":["string","null"]},"failed_count":{"type":"integer","format":"int64","minimum":0},"failures":{"type":"array","items":{"$ref":"JobFailure"},"maxItems":20},"waiting":{"anyOf":[{"$ref":"JobWaiting"},{"type":"null"}]},"retry_of":{"$ref":"JobId"},"attribute":{"anyOf":[{"$ref":"AttributePath"},{"type":"null"}]},"referenced":{"anyOf":[{"$ref":"JobReference"},{"type":"null"}]},"resync":{"$ref":"JobResync"},"group":{"$ref":"Name"},"proposal":{"anyOf":[{"$ref":"DiscoveryProposal"},{"type":"null"}]},"simulation":{"anyOf":[{"$ref":"SimulationReport"},{"type":"null"}]},"robustness":{"anyOf":[{"$ref":"RobustnessReport"},{"type":"null"}]},"version":{"$ref":"VersionNumber"},"report":{"anyOf":[{"$ref":"JobReport"},{"type":"null"}]},"export":{"$ref":"EvaluationExport"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"required":["id","type","status","namespace","estimate","spend_usd","progress","estimated_completion_at","error","attribute","created_at","updated_at"]};
const schema4 = {"type":"string","enum":["estimating","awaiting_confirm","running","paused","done","failed","cancelled"]};
const schema5 = {"type":"string","enum":["backfill","shadow","periodic","namespace_delete","reference_index","fanout","evaluation_export","resync","group_build","discover","simulation","robustness"]};
const formats1 = formats.int32;
const schema6 = {"type":"string","enum":["fanout"]};
const schema7 = {"type":"string","enum":["repeated","reordered","negated","exchanged","padded"]};
const schema8 = {"type":"object","properties":{"type":{"type":"string","enum":["score"]},"mean":{"type":"number","minimum":0},"histogram":{"type":"array","items":{"$ref":"LevelCount"}}},"required":["type","mean","histogram"]};
const schema9 = {"type":"object","properties":{"population":{"type":"integer","format":"int64","minimum":0},"sampled":{"type":"integer","format":"int32","minimum":0},"thresholds":{"type":"object","additionalProperties":{"$ref":"SimulatedFlips"}},"examples":{"type":"array","items":{"$ref":"DocumentId"},"maxItems":20},"excluded":{"$ref":"SimulationExclusions"},"fanout":{"$ref":"Estimate"},"larger_sample":{"type":["integer","null"],"format":"int32","minimum":1}},"required":["population","sampled","thresholds","examples","excluded","fanout","larger_sample"]};
const schema10 = {"type":"string","enum":["part","feature"]};

export function validateBoolShadowSide(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.type === undefined) && (missing0 = "type")) || ((data.mean === undefined) && (missing0 = "mean"))) || ((data.histogram === undefined) && (missing0 = "histogram"))){
        validateBoolShadowSide.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          let data0 = data.type;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateBoolShadowSide.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "bool")){
            validateBoolShadowSide.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.mean !== undefined){
            let data1 = data.mean;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 > 1 || isNaN(data1)){
                  validateBoolShadowSide.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                  return false;
                }
                else {
                  if(data1 < 0 || isNaN(data1)){
                    validateBoolShadowSide.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              else {
                validateBoolShadowSide.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.histogram !== undefined){
              let data2 = data.histogram;
              const _errs5 = errors;
              if(errors === _errs5){
                if(Array.isArray(data2)){
                  if(data2.length > 10){
                    validateBoolShadowSide.errors = [{instancePath:instancePath+"/histogram",schemaPath:"#/properties/histogram/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
                    return false;
                  }
                  else {
                    if(data2.length < 10){
                      validateBoolShadowSide.errors = [{instancePath:instancePath+"/histogram",schemaPath:"#/properties/histogram/minItems",keyword:"minItems",params:{limit: 10},message:"must NOT have fewer than 10 items"}];
                      return false;
                    }
                    else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs7 = errors;
                        if(!(validateHistogramBin(data2[i0], {instancePath:instancePath+"/histogram/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validateHistogramBin.errors : vErrors.concat(validateHistogramBin.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs7 === errors;
                        if(!valid1){
                          break;
                        }
                      }
                    }
                  }
                }
                else {
                  validateBoolShadowSide.errors = [{instancePath:instancePath+"/histogram",schemaPath:"#/properties/histogram/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
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
      validateBoolShadowSide.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBoolShadowSide.errors = vErrors;
  return errors === 0;
}

export function validateChoiceShadowSide(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.type === undefined) && (missing0 = "type")) || ((data.options === undefined) && (missing0 = "options"))) || ((data.escape_rate === undefined) && (missing0 = "escape_rate"))){
        validateChoiceShadowSide.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          let data0 = data.type;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateChoiceShadowSide.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "choice")){
            validateChoiceShadowSide.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.options !== undefined){
            let data1 = data.options;
            const _errs3 = errors;
            if(errors === _errs3){
              if(Array.isArray(data1)){
                var valid1 = true;
                const len0 = data1.length;
                for(let i0=0; i0<len0; i0++){
                  const _errs5 = errors;
                  if(!(validateOptionShare(data1[i0], {instancePath:instancePath+"/options/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
                    vErrors = vErrors === null ? validateOptionShare.errors : vErrors.concat(validateOptionShare.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs5 === errors;
                  if(!valid1){
                    break;
                  }
                }
              }
              else {
                validateChoiceShadowSide.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.escape_rate !== undefined){
              let data3 = data.escape_rate;
              const _errs6 = errors;
              if(errors === _errs6){
                if((typeof data3 == "number") && (isFinite(data3))){
                  if(data3 > 1 || isNaN(data3)){
                    validateChoiceShadowSide.errors = [{instancePath:instancePath+"/escape_rate",schemaPath:"#/properties/escape_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                    return false;
                  }
                  else {
                    if(data3 < 0 || isNaN(data3)){
                      validateChoiceShadowSide.errors = [{instancePath:instancePath+"/escape_rate",schemaPath:"#/properties/escape_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                }
                else {
                  validateChoiceShadowSide.errors = [{instancePath:instancePath+"/escape_rate",schemaPath:"#/properties/escape_rate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
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
    else {
      validateChoiceShadowSide.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateChoiceShadowSide.errors = vErrors;
  return errors === 0;
}

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
              else {
                if(!(formats0.validate(data0))){
                  validateCompositeMetrics.errors = [{instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
              else {
                if(!(formats0.validate(data0))){
                  validateCompositeShadowReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
                else {
                  if(!(formats0.validate(data1))){
                    validateCompositeShadowReport.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
                validateCompositeWeight.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: schema2.properties.current.type},message:"must be number,null"}];
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

export function validateDownstreamLine(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.judgments_per_month === undefined) && (missing0 = "judgments_per_month"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))){
        validateDownstreamLine.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.judgments_per_month !== undefined){
            let data1 = data.judgments_per_month;
            const _errs2 = errors;
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateDownstreamLine.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validateDownstreamLine.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.cost_usd !== undefined){
              const _errs4 = errors;
              if(!(validateUsd(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
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
      validateDownstreamLine.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDownstreamLine.errors = vErrors;
  return errors === 0;
}

export function validateEstimate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.documents === undefined) && (missing0 = "documents")) || ((data.tokens === undefined) && (missing0 = "tokens"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))) || ((data.duration_s === undefined) && (missing0 = "duration_s"))){
        validateEstimate.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateEstimate.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateEstimate.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateEstimate.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.tokens !== undefined){
            let data1 = data.tokens;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateEstimate.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateEstimate.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateEstimate.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
            if(data.judgment_units !== undefined){
              let data2 = data.judgment_units;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateEstimate.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateEstimate.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateEstimate.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
              if(data.requests !== undefined){
                let data3 = data.requests;
                const _errs7 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateEstimate.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateEstimate.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data3))){
                        validateEstimate.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
                if(data.reused !== undefined){
                  let data4 = data.reused;
                  const _errs9 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateEstimate.errors = [{instancePath:instancePath+"/reused",schemaPath:"#/properties/reused/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs9){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validateEstimate.errors = [{instancePath:instancePath+"/reused",schemaPath:"#/properties/reused/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                      else {
                        if(!(formats0.validate(data4))){
                          validateEstimate.errors = [{instancePath:instancePath+"/reused",schemaPath:"#/properties/reused/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.cost_usd !== undefined){
                    const _errs11 = errors;
                    if(!(validateUsd(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                      vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs11 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.duration_s !== undefined){
                      let data6 = data.duration_s;
                      const _errs12 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validateEstimate.errors = [{instancePath:instancePath+"/duration_s",schemaPath:"#/properties/duration_s/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      if(errors === _errs12){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 0 || isNaN(data6)){
                            validateEstimate.errors = [{instancePath:instancePath+"/duration_s",schemaPath:"#/properties/duration_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                          else {
                            if(!(formats0.validate(data6))){
                              validateEstimate.errors = [{instancePath:instancePath+"/duration_s",schemaPath:"#/properties/duration_s/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
                      if(data.downstream !== undefined){
                        let data7 = data.downstream;
                        const _errs14 = errors;
                        if(errors === _errs14){
                          if(Array.isArray(data7)){
                            var valid1 = true;
                            const len0 = data7.length;
                            for(let i0=0; i0<len0; i0++){
                              const _errs16 = errors;
                              if(!(validateDownstreamLine(data7[i0], {instancePath:instancePath+"/downstream/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
                                vErrors = vErrors === null ? validateDownstreamLine.errors : vErrors.concat(validateDownstreamLine.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs16 === errors;
                              if(!valid1){
                                break;
                              }
                            }
                          }
                          else {
                            validateEstimate.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
      }
    }
    else {
      validateEstimate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEstimate.errors = vErrors;
  return errors === 0;
}

export function validateHistogramBin(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.lower === undefined) && (missing0 = "lower")) || ((data.upper === undefined) && (missing0 = "upper"))) || ((data.count === undefined) && (missing0 = "count"))){
        validateHistogramBin.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.lower !== undefined){
          let data0 = data.lower;
          const _errs1 = errors;
          if(!((typeof data0 == "number") && (isFinite(data0)))){
            validateHistogramBin.errors = [{instancePath:instancePath+"/lower",schemaPath:"#/properties/lower/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
              validateHistogramBin.errors = [{instancePath:instancePath+"/upper",schemaPath:"#/properties/upper/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
                validateHistogramBin.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateHistogramBin.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateHistogramBin.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          }
        }
      }
    }
    else {
      validateHistogramBin.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateHistogramBin.errors = vErrors;
  return errors === 0;
}

export function validateJob(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.estimate === undefined) && (missing0 = "estimate"))) || ((data.spend_usd === undefined) && (missing0 = "spend_usd"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.estimated_completion_at === undefined) && (missing0 = "estimated_completion_at"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.attribute === undefined) && (missing0 = "attribute"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
        validateJob.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateJobId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateJobId.errors : vErrors.concat(validateJobId.errors);
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
            if(!(validateJobType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
              vErrors = vErrors === null ? validateJobType.errors : vErrors.concat(validateJobType.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.status !== undefined){
              const _errs3 = errors;
              if(!(validateJobStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                vErrors = vErrors === null ? validateJobStatus.errors : vErrors.concat(validateJobStatus.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.namespace !== undefined){
                const _errs4 = errors;
                if(!(validateNamespaceOrTemplate(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                  vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.judgment !== undefined){
                  const _errs5 = errors;
                  if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
                    vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.estimate !== undefined){
                    let data5 = data.estimate;
                    const _errs6 = errors;
                    const _errs7 = errors;
                    let valid1 = false;
                    const _errs8 = errors;
                    if(!(validateEstimate(data5, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData}))){
                      vErrors = vErrors === null ? validateEstimate.errors : vErrors.concat(validateEstimate.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs8 === errors;
                    valid1 = valid1 || _valid0;
                    if(!valid1){
                      const _errs9 = errors;
                      if(data5 !== null){
                        const err0 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs9 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if(!valid1){
                      const err1 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validateJob.errors = vErrors;
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
                    if(data.spend_usd !== undefined){
                      const _errs11 = errors;
                      if(!(validateUsd(data.spend_usd, {instancePath:instancePath+"/spend_usd",parentData:data,parentDataProperty:"spend_usd",rootData}))){
                        vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs11 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.progress !== undefined){
                        const _errs12 = errors;
                        if(!(validateJobProgress(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
                          vErrors = vErrors === null ? validateJobProgress.errors : vErrors.concat(validateJobProgress.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs12 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.estimated_completion_at !== undefined){
                          let data8 = data.estimated_completion_at;
                          const _errs13 = errors;
                          const _errs14 = errors;
                          let valid2 = false;
                          const _errs15 = errors;
                          if(!(validateTimestamp(data8, {instancePath:instancePath+"/estimated_completion_at",parentData:data,parentDataProperty:"estimated_completion_at",rootData}))){
                            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                            errors = vErrors.length;
                          }
                          var _valid1 = _errs15 === errors;
                          valid2 = valid2 || _valid1;
                          if(!valid2){
                            const _errs16 = errors;
                            if(data8 !== null){
                              const err2 = {instancePath:instancePath+"/estimated_completion_at",schemaPath:"#/properties/estimated_completion_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                              errors++;
                            }
                            var _valid1 = _errs16 === errors;
                            valid2 = valid2 || _valid1;
                          }
                          if(!valid2){
                            const err3 = {instancePath:instancePath+"/estimated_completion_at",schemaPath:"#/properties/estimated_completion_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                            errors++;
                            validateJob.errors = vErrors;
                            return false;
                          }
                          else {
                            errors = _errs14;
                            if(vErrors !== null){
                              if(_errs14){
                                vErrors.length = _errs14;
                              }
                              else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs13 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.error !== undefined){
                            let data9 = data.error;
                            const _errs18 = errors;
                            if((typeof data9 !== "string") && (data9 !== null)){
                              validateJob.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema3.properties.error.type},message:"must be string,null"}];
                              return false;
                            }
                            var valid0 = _errs18 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.failed_count !== undefined){
                              let data10 = data.failed_count;
                              const _errs20 = errors;
                              if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
                                validateJob.errors = [{instancePath:instancePath+"/failed_count",schemaPath:"#/properties/failed_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                return false;
                              }
                              if(errors === _errs20){
                                if((typeof data10 == "number") && (isFinite(data10))){
                                  if(data10 < 0 || isNaN(data10)){
                                    validateJob.errors = [{instancePath:instancePath+"/failed_count",schemaPath:"#/properties/failed_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                    return false;
                                  }
                                  else {
                                    if(!(formats0.validate(data10))){
                                      validateJob.errors = [{instancePath:instancePath+"/failed_count",schemaPath:"#/properties/failed_count/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid0 = _errs20 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.failures !== undefined){
                                let data11 = data.failures;
                                const _errs22 = errors;
                                if(errors === _errs22){
                                  if(Array.isArray(data11)){
                                    if(data11.length > 20){
                                      validateJob.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
                                      return false;
                                    }
                                    else {
                                      var valid3 = true;
                                      const len0 = data11.length;
                                      for(let i0=0; i0<len0; i0++){
                                        const _errs24 = errors;
                                        if(!(validateJobFailure(data11[i0], {instancePath:instancePath+"/failures/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
                                          vErrors = vErrors === null ? validateJobFailure.errors : vErrors.concat(validateJobFailure.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid3 = _errs24 === errors;
                                        if(!valid3){
                                          break;
                                        }
                                      }
                                    }
                                  }
                                  else {
                                    validateJob.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                    return false;
                                  }
                                }
                                var valid0 = _errs22 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.waiting !== undefined){
                                  let data13 = data.waiting;
                                  const _errs25 = errors;
                                  const _errs26 = errors;
                                  let valid4 = false;
                                  const _errs27 = errors;
                                  if(!(validateJobWaiting(data13, {instancePath:instancePath+"/waiting",parentData:data,parentDataProperty:"waiting",rootData}))){
                                    vErrors = vErrors === null ? validateJobWaiting.errors : vErrors.concat(validateJobWaiting.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid2 = _errs27 === errors;
                                  valid4 = valid4 || _valid2;
                                  if(!valid4){
                                    const _errs28 = errors;
                                    if(data13 !== null){
                                      const err4 = {instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                      if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                                      errors++;
                                    }
                                    var _valid2 = _errs28 === errors;
                                    valid4 = valid4 || _valid2;
                                  }
                                  if(!valid4){
                                    const err5 = {instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                                    errors++;
                                    validateJob.errors = vErrors;
                                    return false;
                                  }
                                  else {
                                    errors = _errs26;
                                    if(vErrors !== null){
                                      if(_errs26){
                                        vErrors.length = _errs26;
                                      }
                                      else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs25 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.retry_of !== undefined){
                                    const _errs30 = errors;
                                    if(!(validateJobId(data.retry_of, {instancePath:instancePath+"/retry_of",parentData:data,parentDataProperty:"retry_of",rootData}))){
                                      vErrors = vErrors === null ? validateJobId.errors : vErrors.concat(validateJobId.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs30 === errors;
                                  }
                                  else {
                                    var valid0 = true;
                                  }
                                  if(valid0){
                                    if(data.attribute !== undefined){
                                      let data15 = data.attribute;
                                      const _errs31 = errors;
                                      const _errs32 = errors;
                                      let valid5 = false;
                                      const _errs33 = errors;
                                      if(!(validateAttributePath(data15, {instancePath:instancePath+"/attribute",parentData:data,parentDataProperty:"attribute",rootData}))){
                                        vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
                                        errors = vErrors.length;
                                      }
                                      var _valid3 = _errs33 === errors;
                                      valid5 = valid5 || _valid3;
                                      if(!valid5){
                                        const _errs34 = errors;
                                        if(data15 !== null){
                                          const err6 = {instancePath:instancePath+"/attribute",schemaPath:"#/properties/attribute/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                                          errors++;
                                        }
                                        var _valid3 = _errs34 === errors;
                                        valid5 = valid5 || _valid3;
                                      }
                                      if(!valid5){
                                        const err7 = {instancePath:instancePath+"/attribute",schemaPath:"#/properties/attribute/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                                        errors++;
                                        validateJob.errors = vErrors;
                                        return false;
                                      }
                                      else {
                                        errors = _errs32;
                                        if(vErrors !== null){
                                          if(_errs32){
                                            vErrors.length = _errs32;
                                          }
                                          else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid0 = _errs31 === errors;
                                    }
                                    else {
                                      var valid0 = true;
                                    }
                                    if(valid0){
                                      if(data.referenced !== undefined){
                                        let data16 = data.referenced;
                                        const _errs36 = errors;
                                        const _errs37 = errors;
                                        let valid6 = false;
                                        const _errs38 = errors;
                                        if(!(validateJobReference(data16, {instancePath:instancePath+"/referenced",parentData:data,parentDataProperty:"referenced",rootData}))){
                                          vErrors = vErrors === null ? validateJobReference.errors : vErrors.concat(validateJobReference.errors);
                                          errors = vErrors.length;
                                        }
                                        var _valid4 = _errs38 === errors;
                                        valid6 = valid6 || _valid4;
                                        if(!valid6){
                                          const _errs39 = errors;
                                          if(data16 !== null){
                                            const err8 = {instancePath:instancePath+"/referenced",schemaPath:"#/properties/referenced/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                            if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                                            errors++;
                                          }
                                          var _valid4 = _errs39 === errors;
                                          valid6 = valid6 || _valid4;
                                        }
                                        if(!valid6){
                                          const err9 = {instancePath:instancePath+"/referenced",schemaPath:"#/properties/referenced/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                          if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                                          errors++;
                                          validateJob.errors = vErrors;
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
                                        if(data.resync !== undefined){
                                          const _errs41 = errors;
                                          if(!(validateJobResync(data.resync, {instancePath:instancePath+"/resync",parentData:data,parentDataProperty:"resync",rootData}))){
                                            vErrors = vErrors === null ? validateJobResync.errors : vErrors.concat(validateJobResync.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs41 === errors;
                                        }
                                        else {
                                          var valid0 = true;
                                        }
                                        if(valid0){
                                          if(data.group !== undefined){
                                            const _errs42 = errors;
                                            if(!(validateName(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
                                              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs42 === errors;
                                          }
                                          else {
                                            var valid0 = true;
                                          }
                                          if(valid0){
                                            if(data.proposal !== undefined){
                                              let data19 = data.proposal;
                                              const _errs43 = errors;
                                              const _errs44 = errors;
                                              let valid7 = false;
                                              const _errs45 = errors;
                                              if(!(validateDiscoveryProposal(data19, {instancePath:instancePath+"/proposal",parentData:data,parentDataProperty:"proposal",rootData}))){
                                                vErrors = vErrors === null ? validateDiscoveryProposal.errors : vErrors.concat(validateDiscoveryProposal.errors);
                                                errors = vErrors.length;
                                              }
                                              var _valid5 = _errs45 === errors;
                                              valid7 = valid7 || _valid5;
                                              if(!valid7){
                                                const _errs46 = errors;
                                                if(data19 !== null){
                                                  const err10 = {instancePath:instancePath+"/proposal",schemaPath:"#/properties/proposal/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                                  if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
                                                  errors++;
                                                }
                                                var _valid5 = _errs46 === errors;
                                                valid7 = valid7 || _valid5;
                                              }
                                              if(!valid7){
                                                const err11 = {instancePath:instancePath+"/proposal",schemaPath:"#/properties/proposal/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                                if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
                                                errors++;
                                                validateJob.errors = vErrors;
                                                return false;
                                              }
                                              else {
                                                errors = _errs44;
                                                if(vErrors !== null){
                                                  if(_errs44){
                                                    vErrors.length = _errs44;
                                                  }
                                                  else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              var valid0 = _errs43 === errors;
                                            }
                                            else {
                                              var valid0 = true;
                                            }
                                            if(valid0){
                                              if(data.simulation !== undefined){
                                                let data20 = data.simulation;
                                                const _errs48 = errors;
                                                const _errs49 = errors;
                                                let valid8 = false;
                                                const _errs50 = errors;
                                                if(!(validateSimulationReport(data20, {instancePath:instancePath+"/simulation",parentData:data,parentDataProperty:"simulation",rootData}))){
                                                  vErrors = vErrors === null ? validateSimulationReport.errors : vErrors.concat(validateSimulationReport.errors);
                                                  errors = vErrors.length;
                                                }
                                                var _valid6 = _errs50 === errors;
                                                valid8 = valid8 || _valid6;
                                                if(!valid8){
                                                  const _errs51 = errors;
                                                  if(data20 !== null){
                                                    const err12 = {instancePath:instancePath+"/simulation",schemaPath:"#/properties/simulation/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                                    if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
                                                    errors++;
                                                  }
                                                  var _valid6 = _errs51 === errors;
                                                  valid8 = valid8 || _valid6;
                                                }
                                                if(!valid8){
                                                  const err13 = {instancePath:instancePath+"/simulation",schemaPath:"#/properties/simulation/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                                  if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
                                                  errors++;
                                                  validateJob.errors = vErrors;
                                                  return false;
                                                }
                                                else {
                                                  errors = _errs49;
                                                  if(vErrors !== null){
                                                    if(_errs49){
                                                      vErrors.length = _errs49;
                                                    }
                                                    else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs48 === errors;
                                              }
                                              else {
                                                var valid0 = true;
                                              }
                                              if(valid0){
                                                if(data.robustness !== undefined){
                                                  let data21 = data.robustness;
                                                  const _errs53 = errors;
                                                  const _errs54 = errors;
                                                  let valid9 = false;
                                                  const _errs55 = errors;
                                                  if(!(validateRobustnessReport(data21, {instancePath:instancePath+"/robustness",parentData:data,parentDataProperty:"robustness",rootData}))){
                                                    vErrors = vErrors === null ? validateRobustnessReport.errors : vErrors.concat(validateRobustnessReport.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var _valid7 = _errs55 === errors;
                                                  valid9 = valid9 || _valid7;
                                                  if(!valid9){
                                                    const _errs56 = errors;
                                                    if(data21 !== null){
                                                      const err14 = {instancePath:instancePath+"/robustness",schemaPath:"#/properties/robustness/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                                      if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
                                                      errors++;
                                                    }
                                                    var _valid7 = _errs56 === errors;
                                                    valid9 = valid9 || _valid7;
                                                  }
                                                  if(!valid9){
                                                    const err15 = {instancePath:instancePath+"/robustness",schemaPath:"#/properties/robustness/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                                    if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
                                                    errors++;
                                                    validateJob.errors = vErrors;
                                                    return false;
                                                  }
                                                  else {
                                                    errors = _errs54;
                                                    if(vErrors !== null){
                                                      if(_errs54){
                                                        vErrors.length = _errs54;
                                                      }
                                                      else {
                                                        vErrors = null;
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs53 === errors;
                                                }
                                                else {
                                                  var valid0 = true;
                                                }
                                                if(valid0){
                                                  if(data.version !== undefined){
                                                    const _errs58 = errors;
                                                    if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                                                      vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs58 === errors;
                                                  }
                                                  else {
                                                    var valid0 = true;
                                                  }
                                                  if(valid0){
                                                    if(data.report !== undefined){
                                                      let data23 = data.report;
                                                      const _errs59 = errors;
                                                      const _errs60 = errors;
                                                      let valid10 = false;
                                                      const _errs61 = errors;
                                                      if(!(validateJobReport(data23, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData}))){
                                                        vErrors = vErrors === null ? validateJobReport.errors : vErrors.concat(validateJobReport.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var _valid8 = _errs61 === errors;
                                                      valid10 = valid10 || _valid8;
                                                      if(!valid10){
                                                        const _errs62 = errors;
                                                        if(data23 !== null){
                                                          const err16 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                                          if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
                                                          errors++;
                                                        }
                                                        var _valid8 = _errs62 === errors;
                                                        valid10 = valid10 || _valid8;
                                                      }
                                                      if(!valid10){
                                                        const err17 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                                        if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
                                                        errors++;
                                                        validateJob.errors = vErrors;
                                                        return false;
                                                      }
                                                      else {
                                                        errors = _errs60;
                                                        if(vErrors !== null){
                                                          if(_errs60){
                                                            vErrors.length = _errs60;
                                                          }
                                                          else {
                                                            vErrors = null;
                                                          }
                                                        }
                                                      }
                                                      var valid0 = _errs59 === errors;
                                                    }
                                                    else {
                                                      var valid0 = true;
                                                    }
                                                    if(valid0){
                                                      if(data.export !== undefined){
                                                        const _errs64 = errors;
                                                        if(!(validateEvaluationExport(data.export, {instancePath:instancePath+"/export",parentData:data,parentDataProperty:"export",rootData}))){
                                                          vErrors = vErrors === null ? validateEvaluationExport.errors : vErrors.concat(validateEvaluationExport.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs64 === errors;
                                                      }
                                                      else {
                                                        var valid0 = true;
                                                      }
                                                      if(valid0){
                                                        if(data.created_at !== undefined){
                                                          const _errs65 = errors;
                                                          if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                                            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs65 === errors;
                                                        }
                                                        else {
                                                          var valid0 = true;
                                                        }
                                                        if(valid0){
                                                          if(data.updated_at !== undefined){
                                                            const _errs66 = errors;
                                                            if(!(validateTimestamp(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
                                                              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs66 === errors;
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
      }
    }
    else {
      validateJob.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJob.errors = vErrors;
  return errors === 0;
}

export function validateJobFailure(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.document_id === undefined) && (missing0 = "document_id")) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.code === undefined) && (missing0 = "code"))){
        validateJobFailure.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.namespace !== undefined){
            const _errs2 = errors;
            if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
              vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.code !== undefined){
              const _errs3 = errors;
              if(!(validateAnswerErrorCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
                vErrors = vErrors === null ? validateAnswerErrorCode.errors : vErrors.concat(validateAnswerErrorCode.errors);
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
      validateJobFailure.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobFailure.errors = vErrors;
  return errors === 0;
}

export function validateJobList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateJobList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.jobs !== undefined){
          let data0 = data.jobs;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateJob(data0[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateJob.errors : vErrors.concat(validateJob.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateJobList.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateJobList.errors = vErrors;
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
      validateJobList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobList.errors = vErrors;
  return errors === 0;
}

export function validateJobProgress(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.documents_done === undefined) && (missing0 = "documents_done")){
        validateJobProgress.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents_done !== undefined){
          let data0 = data.documents_done;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateJobProgress.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateJobProgress.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateJobProgress.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                  return false;
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJobProgress.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobProgress.errors = vErrors;
  return errors === 0;
}

export function validateJobReference(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.relation === undefined) && (missing0 = "relation")) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.revision === undefined) && (missing0 = "revision"))){
        validateJobReference.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.relation !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.relation, {instancePath:instancePath+"/relation",parentData:data,parentDataProperty:"relation",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.document_id !== undefined){
            const _errs2 = errors;
            if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
              vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.revision !== undefined){
              let data2 = data.revision;
              const _errs3 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateJobReference.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs3){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(!(formats0.validate(data2))){
                    validateJobReference.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
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
      validateJobReference.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobReference.errors = vErrors;
  return errors === 0;
}

export function validateJobReport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateShadowReport(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateShadowReport.errors : vErrors.concat(validateShadowReport.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validateCompositeShadowReport(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateCompositeShadowReport.errors : vErrors.concat(validateCompositeShadowReport.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validateJobReport.errors = vErrors;
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
  validateJobReport.errors = vErrors;
  return errors === 0;
}

export function validateJobResync(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.thresholds_before === undefined) && (missing0 = "thresholds_before")) || ((data.thresholds_after === undefined) && (missing0 = "thresholds_after"))) || ((data.readers === undefined) && (missing0 = "readers"))){
        validateJobResync.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.thresholds_before !== undefined){
          const _errs1 = errors;
          if(!(validateThresholds(data.thresholds_before, {instancePath:instancePath+"/thresholds_before",parentData:data,parentDataProperty:"thresholds_before",rootData}))){
            vErrors = vErrors === null ? validateThresholds.errors : vErrors.concat(validateThresholds.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.thresholds_after !== undefined){
            const _errs2 = errors;
            if(!(validateThresholds(data.thresholds_after, {instancePath:instancePath+"/thresholds_after",parentData:data,parentDataProperty:"thresholds_after",rootData}))){
              vErrors = vErrors === null ? validateThresholds.errors : vErrors.concat(validateThresholds.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.readers !== undefined){
              let data2 = data.readers;
              const _errs3 = errors;
              if(errors === _errs3){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs5 = errors;
                    if(!(validateName(data2[i0], {instancePath:instancePath+"/readers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validateJobResync.errors = [{instancePath:instancePath+"/readers",schemaPath:"#/properties/readers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
    }
    else {
      validateJobResync.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobResync.errors = vErrors;
  return errors === 0;
}

export function validateJobStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateJobStatus.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((data === "estimating") || (data === "awaiting_confirm")) || (data === "running")) || (data === "paused")) || (data === "done")) || (data === "failed")) || (data === "cancelled"))){
    validateJobStatus.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateJobStatus.errors = vErrors;
  return errors === 0;
}

export function validateJobType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateJobType.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((((((((data === "backfill") || (data === "shadow")) || (data === "periodic")) || (data === "namespace_delete")) || (data === "reference_index")) || (data === "fanout")) || (data === "evaluation_export")) || (data === "resync")) || (data === "group_build")) || (data === "discover")) || (data === "simulation")) || (data === "robustness"))){
    validateJobType.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateJobType.errors = vErrors;
  return errors === 0;
}

export function validateJobWaiting(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.since === undefined) && (missing0 = "since"))) || ((data.retry_at === undefined) && (missing0 = "retry_at"))){
        validateJobWaiting.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
              validateJobWaiting.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.since !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.retry_at !== undefined){
                const _errs5 = errors;
                if(!(validateTimestamp(data.retry_at, {instancePath:instancePath+"/retry_at",parentData:data,parentDataProperty:"retry_at",rootData}))){
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
      validateJobWaiting.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobWaiting.errors = vErrors;
  return errors === 0;
}

export function validateLevelCount(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.level === undefined) && (missing0 = "level")) || ((data.count === undefined) && (missing0 = "count"))){
        validateLevelCount.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.level !== undefined){
          let data0 = data.level;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateLevelCount.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 > 9 || isNaN(data0)){
                validateLevelCount.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"}];
                return false;
              }
              else {
                if(data0 < 0 || isNaN(data0)){
                  validateLevelCount.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats1.validate(data0))){
                    validateLevelCount.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                    return false;
                  }
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
          if(data.count !== undefined){
            let data1 = data.count;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateLevelCount.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateLevelCount.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateLevelCount.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
        }
      }
    }
    else {
      validateLevelCount.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateLevelCount.errors = vErrors;
  return errors === 0;
}

export function validateOptionShare(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.value === undefined) && (missing0 = "value")) || ((data.share === undefined) && (missing0 = "share"))) || ((data.mean_mass === undefined) && (missing0 = "mean_mass"))){
        validateOptionShare.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          const _errs1 = errors;
          if(typeof data.value !== "string"){
            validateOptionShare.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.share !== undefined){
            let data1 = data.share;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 > 1 || isNaN(data1)){
                  validateOptionShare.errors = [{instancePath:instancePath+"/share",schemaPath:"#/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                  return false;
                }
                else {
                  if(data1 < 0 || isNaN(data1)){
                    validateOptionShare.errors = [{instancePath:instancePath+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              else {
                validateOptionShare.errors = [{instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.mean_mass !== undefined){
              let data2 = data.mean_mass;
              const _errs5 = errors;
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 > 1 || isNaN(data2)){
                    validateOptionShare.errors = [{instancePath:instancePath+"/mean_mass",schemaPath:"#/properties/mean_mass/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                    return false;
                  }
                  else {
                    if(data2 < 0 || isNaN(data2)){
                      validateOptionShare.errors = [{instancePath:instancePath+"/mean_mass",schemaPath:"#/properties/mean_mass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                }
                else {
                  validateOptionShare.errors = [{instancePath:instancePath+"/mean_mass",schemaPath:"#/properties/mean_mass/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
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
      validateOptionShare.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateOptionShare.errors = vErrors;
  return errors === 0;
}

export function validateReplay(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.replayed_days === undefined) && (missing0 = "replayed_days")) || ((data.entities === undefined) && (missing0 = "entities"))) || ((data.judgments_per_month === undefined) && (missing0 = "judgments_per_month"))) || ((data.judgment_units_per_month === undefined) && (missing0 = "judgment_units_per_month"))) || ((data.cost_usd_per_month === undefined) && (missing0 = "cost_usd_per_month"))) || ((data.bulk_pool_share === undefined) && (missing0 = "bulk_pool_share"))) || ((data.lower_bound === undefined) && (missing0 = "lower_bound"))) || ((data.excludes === undefined) && (missing0 = "excludes"))){
        validateReplay.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.replayed_days !== undefined){
          let data0 = data.replayed_days;
          const _errs1 = errors;
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateReplay.errors = [{instancePath:instancePath+"/replayed_days",schemaPath:"#/properties/replayed_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
            else {
              validateReplay.errors = [{instancePath:instancePath+"/replayed_days",schemaPath:"#/properties/replayed_days/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.entities !== undefined){
            let data1 = data.entities;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateReplay.errors = [{instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validateReplay.errors = [{instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.judgments_per_month !== undefined){
              let data2 = data.judgments_per_month;
              const _errs5 = errors;
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateReplay.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
                else {
                  validateReplay.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.judgment_units_per_month !== undefined){
                let data3 = data.judgment_units_per_month;
                const _errs7 = errors;
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateReplay.errors = [{instancePath:instancePath+"/judgment_units_per_month",schemaPath:"#/properties/judgment_units_per_month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                  else {
                    validateReplay.errors = [{instancePath:instancePath+"/judgment_units_per_month",schemaPath:"#/properties/judgment_units_per_month/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.cost_usd_per_month !== undefined){
                  const _errs9 = errors;
                  if(!(validateUsd(data.cost_usd_per_month, {instancePath:instancePath+"/cost_usd_per_month",parentData:data,parentDataProperty:"cost_usd_per_month",rootData}))){
                    vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.bulk_pool_share !== undefined){
                    let data5 = data.bulk_pool_share;
                    const _errs10 = errors;
                    if(errors === _errs10){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 < 0 || isNaN(data5)){
                          validateReplay.errors = [{instancePath:instancePath+"/bulk_pool_share",schemaPath:"#/properties/bulk_pool_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                      }
                      else {
                        validateReplay.errors = [{instancePath:instancePath+"/bulk_pool_share",schemaPath:"#/properties/bulk_pool_share/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.lower_bound !== undefined){
                      const _errs12 = errors;
                      if(typeof data.lower_bound !== "boolean"){
                        validateReplay.errors = [{instancePath:instancePath+"/lower_bound",schemaPath:"#/properties/lower_bound/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.excludes !== undefined){
                        let data7 = data.excludes;
                        const _errs14 = errors;
                        if(errors === _errs14){
                          if(Array.isArray(data7)){
                            var valid1 = true;
                            const len0 = data7.length;
                            for(let i0=0; i0<len0; i0++){
                              const _errs16 = errors;
                              if(!(validateReplayExclusion(data7[i0], {instancePath:instancePath+"/excludes/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
                                vErrors = vErrors === null ? validateReplayExclusion.errors : vErrors.concat(validateReplayExclusion.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs16 === errors;
                              if(!valid1){
                                break;
                              }
                            }
                          }
                          else {
                            validateReplay.errors = [{instancePath:instancePath+"/excludes",schemaPath:"#/properties/excludes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
      }
    }
    else {
      validateReplay.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateReplay.errors = vErrors;
  return errors === 0;
}

export function validateReplayExclusion(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateReplayExclusion.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(data === "fanout")){
    validateReplayExclusion.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateReplayExclusion.errors = vErrors;
  return errors === 0;
}

export function validateRobustnessEstimate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.estimate === undefined) && (missing0 = "estimate")){
        validateRobustnessEstimate.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.estimate !== undefined){
          if(!(validateEstimate(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData}))){
            vErrors = vErrors === null ? validateEstimate.errors : vErrors.concat(validateEstimate.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateRobustnessEstimate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRobustnessEstimate.errors = vErrors;
  return errors === 0;
}

export function validateRobustnessReport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.documents === undefined) && (missing0 = "documents")) || ((data.is_complete === undefined) && (missing0 = "is_complete"))) || ((data.results === undefined) && (missing0 = "results"))){
        validateRobustnessReport.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateRobustnessReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateRobustnessReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateRobustnessReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.is_complete !== undefined){
            const _errs3 = errors;
            if(typeof data.is_complete !== "boolean"){
              validateRobustnessReport.errors = [{instancePath:instancePath+"/is_complete",schemaPath:"#/properties/is_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.results !== undefined){
              let data2 = data.results;
              const _errs5 = errors;
              if(errors === _errs5){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs7 = errors;
                    if(!(validateRobustnessResult(data2[i0], {instancePath:instancePath+"/results/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validateRobustnessResult.errors : vErrors.concat(validateRobustnessResult.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs7 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validateRobustnessReport.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
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
      validateRobustnessReport.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRobustnessReport.errors = vErrors;
  return errors === 0;
}

export function validateRobustnessResult(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.variant === undefined) && (missing0 = "variant")) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.turned === undefined) && (missing0 = "turned"))) || ((data.change === undefined) && (missing0 = "change"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.first_position === undefined) && (missing0 = "first_position"))){
        validateRobustnessResult.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.variant !== undefined){
          const _errs1 = errors;
          if(!(validateRobustnessVariant(data.variant, {instancePath:instancePath+"/variant",parentData:data,parentDataProperty:"variant",rootData}))){
            vErrors = vErrors === null ? validateRobustnessVariant.errors : vErrors.concat(validateRobustnessVariant.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.documents !== undefined){
            let data1 = data.documents;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateRobustnessResult.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateRobustnessResult.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateRobustnessResult.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
            if(data.turned !== undefined){
              let data2 = data.turned;
              const _errs4 = errors;
              const _errs5 = errors;
              let valid1 = false;
              const _errs6 = errors;
              if(!(validateIntervalEstimate(data2, {instancePath:instancePath+"/turned",parentData:data,parentDataProperty:"turned",rootData}))){
                vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs7 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/turned",schemaPath:"#/properties/turned/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/turned",schemaPath:"#/properties/turned/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validateRobustnessResult.errors = vErrors;
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
            if(valid0){
              if(data.change !== undefined){
                let data3 = data.change;
                const _errs9 = errors;
                const _errs10 = errors;
                let valid2 = false;
                const _errs11 = errors;
                if(!(validateIntervalEstimate(data3, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData}))){
                  vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                  errors = vErrors.length;
                }
                var _valid1 = _errs11 === errors;
                valid2 = valid2 || _valid1;
                if(!valid2){
                  const _errs12 = errors;
                  if(data3 !== null){
                    const err2 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                    errors++;
                  }
                  var _valid1 = _errs12 === errors;
                  valid2 = valid2 || _valid1;
                }
                if(!valid2){
                  const err3 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                  errors++;
                  validateRobustnessResult.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs10;
                  if(vErrors !== null){
                    if(_errs10){
                      vErrors.length = _errs10;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs9 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.size !== undefined){
                  let data4 = data.size;
                  const _errs14 = errors;
                  const _errs15 = errors;
                  let valid3 = false;
                  const _errs16 = errors;
                  if(!(validateIntervalEstimate(data4, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
                    vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                    errors = vErrors.length;
                  }
                  var _valid2 = _errs16 === errors;
                  valid3 = valid3 || _valid2;
                  if(!valid3){
                    const _errs17 = errors;
                    if(data4 !== null){
                      const err4 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                      errors++;
                    }
                    var _valid2 = _errs17 === errors;
                    valid3 = valid3 || _valid2;
                  }
                  if(!valid3){
                    const err5 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                    errors++;
                    validateRobustnessResult.errors = vErrors;
                    return false;
                  }
                  else {
                    errors = _errs15;
                    if(vErrors !== null){
                      if(_errs15){
                        vErrors.length = _errs15;
                      }
                      else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs14 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.first_position !== undefined){
                    let data5 = data.first_position;
                    const _errs19 = errors;
                    const _errs20 = errors;
                    let valid4 = false;
                    const _errs21 = errors;
                    if(!(validateIntervalEstimate(data5, {instancePath:instancePath+"/first_position",parentData:data,parentDataProperty:"first_position",rootData}))){
                      vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                      errors = vErrors.length;
                    }
                    var _valid3 = _errs21 === errors;
                    valid4 = valid4 || _valid3;
                    if(!valid4){
                      const _errs22 = errors;
                      if(data5 !== null){
                        const err6 = {instancePath:instancePath+"/first_position",schemaPath:"#/properties/first_position/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                        errors++;
                      }
                      var _valid3 = _errs22 === errors;
                      valid4 = valid4 || _valid3;
                    }
                    if(!valid4){
                      const err7 = {instancePath:instancePath+"/first_position",schemaPath:"#/properties/first_position/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                      errors++;
                      validateRobustnessResult.errors = vErrors;
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
                }
              }
            }
          }
        }
      }
    }
    else {
      validateRobustnessResult.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRobustnessResult.errors = vErrors;
  return errors === 0;
}

export function validateRobustnessVariant(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateRobustnessVariant.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((data === "repeated") || (data === "reordered")) || (data === "negated")) || (data === "exchanged")) || (data === "padded"))){
    validateRobustnessVariant.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateRobustnessVariant.errors = vErrors;
  return errors === 0;
}

export function validateScoreShadowSide(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.type === undefined) && (missing0 = "type")) || ((data.mean === undefined) && (missing0 = "mean"))) || ((data.histogram === undefined) && (missing0 = "histogram"))){
        validateScoreShadowSide.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          let data0 = data.type;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateScoreShadowSide.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "score")){
            validateScoreShadowSide.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.mean !== undefined){
            let data1 = data.mean;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateScoreShadowSide.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validateScoreShadowSide.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.histogram !== undefined){
              let data2 = data.histogram;
              const _errs5 = errors;
              if(errors === _errs5){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs7 = errors;
                    if(!(validateLevelCount(data2[i0], {instancePath:instancePath+"/histogram/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validateLevelCount.errors : vErrors.concat(validateLevelCount.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs7 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validateScoreShadowSide.errors = [{instancePath:instancePath+"/histogram",schemaPath:"#/properties/histogram/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
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
      validateScoreShadowSide.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateScoreShadowSide.errors = vErrors;
  return errors === 0;
}

export function validateShadowReport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.documents === undefined) && (missing0 = "documents")) || ((data.current === undefined) && (missing0 = "current"))) || ((data.candidate === undefined) && (missing0 = "candidate"))) || ((data.threshold_flips === undefined) && (missing0 = "threshold_flips"))) || ((data.recompute === undefined) && (missing0 = "recompute"))){
        validateShadowReport.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateShadowReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateShadowReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateShadowReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.current !== undefined){
            const _errs3 = errors;
            if(!(validateShadowSide(data.current, {instancePath:instancePath+"/current",parentData:data,parentDataProperty:"current",rootData}))){
              vErrors = vErrors === null ? validateShadowSide.errors : vErrors.concat(validateShadowSide.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.candidate !== undefined){
              const _errs4 = errors;
              if(!(validateShadowSide(data.candidate, {instancePath:instancePath+"/candidate",parentData:data,parentDataProperty:"candidate",rootData}))){
                vErrors = vErrors === null ? validateShadowSide.errors : vErrors.concat(validateShadowSide.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.threshold_flips !== undefined){
                const _errs5 = errors;
                if(!(validateThresholdFlips(data.threshold_flips, {instancePath:instancePath+"/threshold_flips",parentData:data,parentDataProperty:"threshold_flips",rootData}))){
                  vErrors = vErrors === null ? validateThresholdFlips.errors : vErrors.concat(validateThresholdFlips.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.recompute !== undefined){
                  const _errs6 = errors;
                  if(!(validateEstimate(data.recompute, {instancePath:instancePath+"/recompute",parentData:data,parentDataProperty:"recompute",rootData}))){
                    vErrors = vErrors === null ? validateEstimate.errors : vErrors.concat(validateEstimate.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.downstream !== undefined){
                    let data5 = data.downstream;
                    const _errs7 = errors;
                    if(errors === _errs7){
                      if(Array.isArray(data5)){
                        var valid1 = true;
                        const len0 = data5.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs9 = errors;
                          if(!(validateDownstreamLine(data5[i0], {instancePath:instancePath+"/downstream/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validateDownstreamLine.errors : vErrors.concat(validateDownstreamLine.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs9 === errors;
                          if(!valid1){
                            break;
                          }
                        }
                      }
                      else {
                        validateShadowReport.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
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
      }
    }
    else {
      validateShadowReport.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateShadowReport.errors = vErrors;
  return errors === 0;
}

export function validateShadowSide(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      const tag0 = data.type;
      if(typeof tag0 == "string"){
        if(tag0 === "bool"){
          if(!(validateBoolShadowSide(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateBoolShadowSide.errors : vErrors.concat(validateBoolShadowSide.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "choice"){
          if(!(validateChoiceShadowSide(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateChoiceShadowSide.errors : vErrors.concat(validateChoiceShadowSide.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "score"){
          if(!(validateScoreShadowSide(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateScoreShadowSide.errors : vErrors.concat(validateScoreShadowSide.errors);
            errors = vErrors.length;
          }
        }
        else {
          validateShadowSide.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
          return false;
        }
      }
      else {
        validateShadowSide.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
        return false;
      }
    }
    else {
      validateShadowSide.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateShadowSide.errors = vErrors;
  return errors === 0;
}

export function validateSimulatedFlips(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.to_true === undefined) && (missing0 = "to_true")) || ((data.to_false === undefined) && (missing0 = "to_false"))) || ((data.unchanged === undefined) && (missing0 = "unchanged"))) || ((data.rate === undefined) && (missing0 = "rate"))) || ((data.low === undefined) && (missing0 = "low"))) || ((data.high === undefined) && (missing0 = "high"))){
        validateSimulatedFlips.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.to_true !== undefined){
          let data0 = data.to_true;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateSimulatedFlips.errors = [{instancePath:instancePath+"/to_true",schemaPath:"#/properties/to_true/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateSimulatedFlips.errors = [{instancePath:instancePath+"/to_true",schemaPath:"#/properties/to_true/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats1.validate(data0))){
                  validateSimulatedFlips.errors = [{instancePath:instancePath+"/to_true",schemaPath:"#/properties/to_true/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
          if(data.to_false !== undefined){
            let data1 = data.to_false;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateSimulatedFlips.errors = [{instancePath:instancePath+"/to_false",schemaPath:"#/properties/to_false/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateSimulatedFlips.errors = [{instancePath:instancePath+"/to_false",schemaPath:"#/properties/to_false/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats1.validate(data1))){
                    validateSimulatedFlips.errors = [{instancePath:instancePath+"/to_false",schemaPath:"#/properties/to_false/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
            if(data.unchanged !== undefined){
              let data2 = data.unchanged;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateSimulatedFlips.errors = [{instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateSimulatedFlips.errors = [{instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats1.validate(data2))){
                      validateSimulatedFlips.errors = [{instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
              if(data.rate !== undefined){
                let data3 = data.rate;
                const _errs7 = errors;
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 > 1 || isNaN(data3)){
                      validateSimulatedFlips.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                      return false;
                    }
                    else {
                      if(data3 < 0 || isNaN(data3)){
                        validateSimulatedFlips.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  else {
                    validateSimulatedFlips.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.low !== undefined){
                  let data4 = data.low;
                  const _errs9 = errors;
                  if(errors === _errs9){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 > 1 || isNaN(data4)){
                        validateSimulatedFlips.errors = [{instancePath:instancePath+"/low",schemaPath:"#/properties/low/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                        return false;
                      }
                      else {
                        if(data4 < 0 || isNaN(data4)){
                          validateSimulatedFlips.errors = [{instancePath:instancePath+"/low",schemaPath:"#/properties/low/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                      }
                    }
                    else {
                      validateSimulatedFlips.errors = [{instancePath:instancePath+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.high !== undefined){
                    let data5 = data.high;
                    const _errs11 = errors;
                    if(errors === _errs11){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 > 1 || isNaN(data5)){
                          validateSimulatedFlips.errors = [{instancePath:instancePath+"/high",schemaPath:"#/properties/high/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                          return false;
                        }
                        else {
                          if(data5 < 0 || isNaN(data5)){
                            validateSimulatedFlips.errors = [{instancePath:instancePath+"/high",schemaPath:"#/properties/high/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                        }
                      }
                      else {
                        validateSimulatedFlips.errors = [{instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                        return false;
                      }
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
        }
      }
    }
    else {
      validateSimulatedFlips.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSimulatedFlips.errors = vErrors;
  return errors === 0;
}

export function validateSimulationExclusions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.failed === undefined) && (missing0 = "failed")) || ((data.out_of_scope === undefined) && (missing0 = "out_of_scope"))){
        validateSimulationExclusions.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.failed !== undefined){
          let data0 = data.failed;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateSimulationExclusions.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateSimulationExclusions.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats1.validate(data0))){
                  validateSimulationExclusions.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
          if(data.out_of_scope !== undefined){
            let data1 = data.out_of_scope;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateSimulationExclusions.errors = [{instancePath:instancePath+"/out_of_scope",schemaPath:"#/properties/out_of_scope/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateSimulationExclusions.errors = [{instancePath:instancePath+"/out_of_scope",schemaPath:"#/properties/out_of_scope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats1.validate(data1))){
                    validateSimulationExclusions.errors = [{instancePath:instancePath+"/out_of_scope",schemaPath:"#/properties/out_of_scope/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
        }
      }
    }
    else {
      validateSimulationExclusions.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSimulationExclusions.errors = vErrors;
  return errors === 0;
}

export function validateSimulationReport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.population === undefined) && (missing0 = "population")) || ((data.sampled === undefined) && (missing0 = "sampled"))) || ((data.thresholds === undefined) && (missing0 = "thresholds"))) || ((data.examples === undefined) && (missing0 = "examples"))) || ((data.excluded === undefined) && (missing0 = "excluded"))) || ((data.fanout === undefined) && (missing0 = "fanout"))) || ((data.larger_sample === undefined) && (missing0 = "larger_sample"))){
        validateSimulationReport.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.population !== undefined){
          let data0 = data.population;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateSimulationReport.errors = [{instancePath:instancePath+"/population",schemaPath:"#/properties/population/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateSimulationReport.errors = [{instancePath:instancePath+"/population",schemaPath:"#/properties/population/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateSimulationReport.errors = [{instancePath:instancePath+"/population",schemaPath:"#/properties/population/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.sampled !== undefined){
            let data1 = data.sampled;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateSimulationReport.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateSimulationReport.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats1.validate(data1))){
                    validateSimulationReport.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
            if(data.thresholds !== undefined){
              let data2 = data.thresholds;
              const _errs5 = errors;
              if(errors === _errs5){
                if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
                  for(const key0 in data2){
                    const _errs8 = errors;
                    if(!(validateSimulatedFlips(data2[key0], {instancePath:instancePath+"/thresholds/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData}))){
                      vErrors = vErrors === null ? validateSimulatedFlips.errors : vErrors.concat(validateSimulatedFlips.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs8 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validateSimulationReport.errors = [{instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.examples !== undefined){
                let data4 = data.examples;
                const _errs9 = errors;
                if(errors === _errs9){
                  if(Array.isArray(data4)){
                    if(data4.length > 20){
                      validateSimulationReport.errors = [{instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
                      return false;
                    }
                    else {
                      var valid2 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs11 = errors;
                        if(!(validateDocumentId(data4[i0], {instancePath:instancePath+"/examples/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs11 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                  }
                  else {
                    validateSimulationReport.errors = [{instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.excluded !== undefined){
                  const _errs12 = errors;
                  if(!(validateSimulationExclusions(data.excluded, {instancePath:instancePath+"/excluded",parentData:data,parentDataProperty:"excluded",rootData}))){
                    vErrors = vErrors === null ? validateSimulationExclusions.errors : vErrors.concat(validateSimulationExclusions.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs12 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.fanout !== undefined){
                    const _errs13 = errors;
                    if(!(validateEstimate(data.fanout, {instancePath:instancePath+"/fanout",parentData:data,parentDataProperty:"fanout",rootData}))){
                      vErrors = vErrors === null ? validateEstimate.errors : vErrors.concat(validateEstimate.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs13 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.larger_sample !== undefined){
                      let data8 = data.larger_sample;
                      const _errs14 = errors;
                      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
                        validateSimulationReport.errors = [{instancePath:instancePath+"/larger_sample",schemaPath:"#/properties/larger_sample/type",keyword:"type",params:{type: schema9.properties.larger_sample.type},message:"must be integer,null"}];
                        return false;
                      }
                      if(errors === _errs14){
                        if((typeof data8 == "number") && (isFinite(data8))){
                          if(data8 < 1 || isNaN(data8)){
                            validateSimulationReport.errors = [{instancePath:instancePath+"/larger_sample",schemaPath:"#/properties/larger_sample/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                            return false;
                          }
                          else {
                            if(!(formats1.validate(data8))){
                              validateSimulationReport.errors = [{instancePath:instancePath+"/larger_sample",schemaPath:"#/properties/larger_sample/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                              return false;
                            }
                          }
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
    }
    else {
      validateSimulationReport.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSimulationReport.errors = vErrors;
  return errors === 0;
}

export function validateThresholdFlips(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      for(const key0 in data){
        let data0 = data[key0];
        const _errs2 = errors;
        if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
          validateThresholdFlips.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
          return false;
        }
        if(errors === _errs2){
          if((typeof data0 == "number") && (isFinite(data0))){
            if(!(formats0.validate(data0))){
              validateThresholdFlips.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
              return false;
            }
          }
        }
        var valid0 = _errs2 === errors;
        if(!valid0){
          break;
        }
      }
    }
    else {
      validateThresholdFlips.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateThresholdFlips.errors = vErrors;
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
    validateWeightKind.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateWeightKind.errors = vErrors;
  return errors === 0;
}

export const cancel200 = validateJob;
export const confirm200 = validateJob;
export const get200 = validateJob;
export const list200 = validateJobList;
export const pause200 = validateJob;
export const resume200 = validateJob;
export const retry202 = validateJob;
