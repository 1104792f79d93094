// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateNamespaceScope, validateTimestamp, validateUsd } from "../common/response-validators.js";
import { validateOnExceeded } from "../namespaces/response-validators.js";

export function validateBudget(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.prefix === undefined) && (missing0 = "prefix")) || ((data.budget_usd_per_month === undefined) && (missing0 = "budget_usd_per_month"))) || ((data.on_exceeded === undefined) && (missing0 = "on_exceeded"))) || ((data.spent_usd === undefined) && (missing0 = "spent_usd"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
        validateBudget.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.budget_usd_per_month !== undefined){
            const _errs2 = errors;
            if(!(validateUsd(data.budget_usd_per_month, {instancePath:instancePath+"/budget_usd_per_month",parentData:data,parentDataProperty:"budget_usd_per_month",rootData}))){
              vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.on_exceeded !== undefined){
              const _errs3 = errors;
              if(!(validateOnExceeded(data.on_exceeded, {instancePath:instancePath+"/on_exceeded",parentData:data,parentDataProperty:"on_exceeded",rootData}))){
                vErrors = vErrors === null ? validateOnExceeded.errors : vErrors.concat(validateOnExceeded.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.spent_usd !== undefined){
                const _errs4 = errors;
                if(!(validateUsd(data.spent_usd, {instancePath:instancePath+"/spent_usd",parentData:data,parentDataProperty:"spent_usd",rootData}))){
                  vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.updated_at !== undefined){
                  const _errs5 = errors;
                  if(!(validateTimestamp(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
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
    }
    else {
      validateBudget.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBudget.errors = vErrors;
  return errors === 0;
}

export function validateBudgetList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.budgets === undefined) && (missing0 = "budgets")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateBudgetList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.budgets !== undefined){
          let data0 = data.budgets;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateBudget(data0[i0], {instancePath:instancePath+"/budgets/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateBudget.errors : vErrors.concat(validateBudget.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateBudgetList.errors = [{instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateBudgetList.errors = vErrors;
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
      validateBudgetList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBudgetList.errors = vErrors;
  return errors === 0;
}

export const list200 = validateBudgetList;
export const put200 = validateBudget;
