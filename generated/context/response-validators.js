// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
import { validateAggregateName, validateAttributePath, validateBands, validateDuration, validateName, validateNamespaceName } from "../common/response-validators.js";

const require = createRequire(import.meta.url);
const pattern0 = new RegExp("^[A-Za-z0-9_.-]{1,320}$", "u");
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^(attributes|state)(\\.[^.]+)*$", "u");
const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;
const schema0 = {"type":"string","enum":["id","constant","sparse","duplicate","large"]};
const pattern2 = new RegExp("^(id|attributes\\.[A-Za-z0-9_-]+)$", "u");
const schema1 = {"type":"string","enum":["last_answer","created"]};

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
                  if(!(formats0.validate(data2))){
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
                      if(!(formats0.validate(data4))){
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
    validateExclusionReason.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateExclusionReason.errors = vErrors;
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

export function validatePreviousAnchor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validatePreviousAnchor.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "last_answer") || (data === "created"))){
    validatePreviousAnchor.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
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
                          if(!(formats0.validate(data5))){
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
                      if(!(formats0.validate(data3))){
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
