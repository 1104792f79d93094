// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
import { validateDownstreamLine, validateEstimate } from "../estimates/response-validators.js";

const require = createRequire(import.meta.url);
const schema0 = {"type":"object","properties":{"type":{"type":"string","enum":["bool"]},"mean":{"type":"number","minimum":0,"maximum":1},"histogram":{"type":"array","items":{"$ref":"HistogramBin"},"minItems":10,"maxItems":10}},"required":["type","mean","histogram"]};
const schema1 = {"type":"object","properties":{"type":{"type":"string","enum":["choice"]},"options":{"type":"array","items":{"$ref":"OptionShare"}},"escape_rate":{"type":"number","minimum":0,"maximum":1}},"required":["type","options","escape_rate"]};
const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;
const schema2 = {"type":"object","properties":{"type":{"type":"string","enum":["score"]},"mean":{"type":"number","minimum":0},"histogram":{"type":"array","items":{"$ref":"LevelCount"}}},"required":["type","mean","histogram"]};

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
                  if(!(formats0.validate(data0))){
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
            validateScoreShadowSide.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
