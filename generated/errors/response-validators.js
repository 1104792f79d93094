// Generated from spec/ by `npm run generate`. Do not edit.
import { validateForbidden, validateLimitExceeded, validatePlanRequired } from "../common/response-validators.js";

export function forbiddenOrLimitExceeded(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateForbidden(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateForbidden.errors : vErrors.concat(validateForbidden.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validateLimitExceeded(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateLimitExceeded.errors : vErrors.concat(validateLimitExceeded.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    forbiddenOrLimitExceeded.errors = vErrors;
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
  forbiddenOrLimitExceeded.errors = vErrors;
  return errors === 0;
}

export function forbiddenOrPlanRequired(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateForbidden(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateForbidden.errors : vErrors.concat(validateForbidden.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validatePlanRequired(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validatePlanRequired.errors : vErrors.concat(validatePlanRequired.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    forbiddenOrPlanRequired.errors = vErrors;
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
  forbiddenOrPlanRequired.errors = vErrors;
  return errors === 0;
}

export { validateBudgetExceeded as budgetExceeded } from "../common/response-validators.js";
export { validateConflict as conflict } from "../common/response-validators.js";
export { validateForbidden as forbidden } from "../common/response-validators.js";
export { validateInternal as internal } from "../common/response-validators.js";
export { validateInvalidRequest as invalidRequest } from "../common/response-validators.js";
export { validateNotFound as notFound } from "../common/response-validators.js";
export { validateRateLimited as rateLimited } from "../common/response-validators.js";
export { validateTooExpensive as tooExpensive } from "../common/response-validators.js";
export { validateTooLarge as tooLarge } from "../common/response-validators.js";
export { validateUnauthorized as unauthorized } from "../common/response-validators.js";
export { validateUnavailable as unavailable } from "../common/response-validators.js";
