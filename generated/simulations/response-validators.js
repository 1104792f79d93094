// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
import { validateDocumentId } from "../common/response-validators.js";
import { validateEstimate } from "../estimates/response-validators.js";

const require = createRequire(import.meta.url);
const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;
const schema0 = {"type":"object","properties":{"population":{"type":"integer","minimum":0},"sampled":{"type":"integer","format":"int32","minimum":0},"thresholds":{"type":"object","additionalProperties":{"$ref":"SimulatedFlips"}},"examples":{"type":"array","items":{"$ref":"DocumentId"},"maxItems":20},"excluded":{"$ref":"SimulationExclusions"},"fanout":{"$ref":"Estimate"},"larger_sample":{"type":["integer","null"],"format":"int32","minimum":1}},"required":["population","sampled","thresholds","examples","excluded","fanout","larger_sample"]};

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
                if(!(formats0.validate(data0))){
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
                  if(!(formats0.validate(data1))){
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
                    if(!(formats0.validate(data2))){
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
                if(!(formats0.validate(data0))){
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
                  if(!(formats0.validate(data1))){
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
                  if(!(formats0.validate(data1))){
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
                        validateSimulationReport.errors = [{instancePath:instancePath+"/larger_sample",schemaPath:"#/properties/larger_sample/type",keyword:"type",params:{type: schema0.properties.larger_sample.type},message:"must be integer,null"}];
                        return false;
                      }
                      if(errors === _errs14){
                        if((typeof data8 == "number") && (isFinite(data8))){
                          if(data8 < 1 || isNaN(data8)){
                            validateSimulationReport.errors = [{instancePath:instancePath+"/larger_sample",schemaPath:"#/properties/larger_sample/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                            return false;
                          }
                          else {
                            if(!(formats0.validate(data8))){
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
