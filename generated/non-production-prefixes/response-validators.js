// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateNamespaceScope, validateTimestamp } from "../common/response-validators.js";

export function validateNonProductionPrefix(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.prefix === undefined) && (missing0 = "prefix")) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validateNonProductionPrefix.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.prefix !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceScope(data.prefix, {instancePath:instancePath+"/prefix",parentData:data,parentDataProperty:"prefix",rootData}))){
            vErrors = vErrors === null ? validateNamespaceScope.errors : vErrors.concat(validateNamespaceScope.errors);
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
        }
      }
    }
    else {
      validateNonProductionPrefix.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNonProductionPrefix.errors = vErrors;
  return errors === 0;
}

export function validateNonProductionPrefixList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.non_production_prefixes === undefined) && (missing0 = "non_production_prefixes")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateNonProductionPrefixList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.non_production_prefixes !== undefined){
          let data0 = data.non_production_prefixes;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateNonProductionPrefix(data0[i0], {instancePath:instancePath+"/non_production_prefixes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateNonProductionPrefix.errors : vErrors.concat(validateNonProductionPrefix.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateNonProductionPrefixList.errors = [{instancePath:instancePath+"/non_production_prefixes",schemaPath:"#/properties/non_production_prefixes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateNonProductionPrefixList.errors = vErrors;
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
      validateNonProductionPrefixList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNonProductionPrefixList.errors = vErrors;
  return errors === 0;
}

export const list200 = validateNonProductionPrefixList;
export const put200 = validateNonProductionPrefix;
