// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor } from "../common/response-validators.js";

export function validateEgressAddressList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.addresses === undefined) && (missing0 = "addresses")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateEgressAddressList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.addresses !== undefined){
          let data0 = data.addresses;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(typeof data0[i0] !== "string"){
                  validateEgressAddressList.errors = [{instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                  return false;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateEgressAddressList.errors = [{instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
            const _errs5 = errors;
            const _errs6 = errors;
            let valid2 = false;
            const _errs7 = errors;
            if(!(validateCursor(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs7 === errors;
            valid2 = valid2 || _valid0;
            if(!valid2){
              const _errs8 = errors;
              if(data2 !== null){
                const err0 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs8 === errors;
              valid2 = valid2 || _valid0;
            }
            if(!valid2){
              const err1 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateEgressAddressList.errors = vErrors;
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
        }
      }
    }
    else {
      validateEgressAddressList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEgressAddressList.errors = vErrors;
  return errors === 0;
}

export const list200 = validateEgressAddressList;
