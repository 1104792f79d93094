// Generated from spec/ by `npm run generate`. Do not edit.
import { validateTimestamp, validateVersionNumber } from "../common/response-validators.js";
import { validateJudgmentDefinition } from "../definitions/response-validators.js";

export function validateJudgmentVersion(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.version === undefined) && (missing0 = "version")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.definition === undefined) && (missing0 = "definition"))){
        validateJudgmentVersion.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.version !== undefined){
          const _errs1 = errors;
          if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
            vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
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
          if(valid0){
            if(data.definition !== undefined){
              const _errs3 = errors;
              if(!(validateJudgmentDefinition(data.definition, {instancePath:instancePath+"/definition",parentData:data,parentDataProperty:"definition",rootData}))){
                vErrors = vErrors === null ? validateJudgmentDefinition.errors : vErrors.concat(validateJudgmentDefinition.errors);
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
      validateJudgmentVersion.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentVersion.errors = vErrors;
  return errors === 0;
}
