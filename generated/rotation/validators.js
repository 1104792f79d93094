// Generated from spec/ by `npm run generate`. Do not edit.
import { validateDurationOrZero } from "../common/validators.js";

export function validateRotation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.previous_valid_for === undefined){
      data.previous_valid_for = "24h";
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "previous_valid_for")){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(!(validateDurationOrZero(data.previous_valid_for, {instancePath:instancePath+"/previous_valid_for",parentData:data,parentDataProperty:"previous_valid_for",rootData}))){
      vErrors = vErrors === null ? validateDurationOrZero.errors : vErrors.concat(validateDurationOrZero.errors);
      errors = vErrors.length;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateRotation.errors = vErrors;
  return errors === 0;
}
