// Generated from spec/ by `npm run generate`. Do not edit.
import { validateEstimate, validateReplay } from "../estimates/response-validators.js";

export function validateBackfillEstimate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.estimate === undefined) && (missing0 = "estimate")) || ((data.replay === undefined) && (missing0 = "replay"))){
        validateBackfillEstimate.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.estimate !== undefined){
          const _errs1 = errors;
          if(!(validateEstimate(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData}))){
            vErrors = vErrors === null ? validateEstimate.errors : vErrors.concat(validateEstimate.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.replay !== undefined){
            const _errs2 = errors;
            if(!(validateReplay(data.replay, {instancePath:instancePath+"/replay",parentData:data,parentDataProperty:"replay",rootData}))){
              vErrors = vErrors === null ? validateReplay.errors : vErrors.concat(validateReplay.errors);
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
      validateBackfillEstimate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBackfillEstimate.errors = vErrors;
  return errors === 0;
}
