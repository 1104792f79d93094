// Generated from spec/ by `npm run generate`. Do not edit.
import { validateGivenTimestamp, validateJobId, validateName, validateNamespaceOrTemplate } from "../common/validators.js";
import { ucs2length } from "../validators-runtime.js";

const func0 = ucs2length;

export function validateEvaluationExportRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!(((key0 === "since") || (key0 === "until")) || (key0 === "judgments"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.since !== undefined){
      if(!(validateGivenTimestamp(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
        vErrors = vErrors === null ? validateGivenTimestamp.errors : vErrors.concat(validateGivenTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.until !== undefined){
      if(!(validateGivenTimestamp(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
        vErrors = vErrors === null ? validateGivenTimestamp.errors : vErrors.concat(validateGivenTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.judgments !== undefined){
      let data2 = data.judgments;
      if(Array.isArray(data2)){
        if(data2.length > 100){
          const err1 = {instancePath:instancePath+"/judgments",schemaPath:"#/properties/judgments/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
        if(data2.length < 1){
          const err2 = {instancePath:instancePath+"/judgments",schemaPath:"#/properties/judgments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateName(data2[i0], {instancePath:instancePath+"/judgments/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/judgments",schemaPath:"#/properties/judgments/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  validateEvaluationExportRequest.errors = vErrors;
  return errors === 0;
}

export function createPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ns === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "ns")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.ns !== undefined){
      if(!(validateNamespaceOrTemplate(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  createPath.errors = vErrors;
  return errors === 0;
}

export function createQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  createQuery.errors = vErrors;
  return errors === 0;
}

export function createHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data["Idempotency-Key"] !== undefined){
      let data0 = data["Idempotency-Key"];
      if(typeof data0 === "string"){
        if(func0(data0) > 256){
          const err0 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
          errors++;
        }
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  createHeaders.errors = vErrors;
  return errors === 0;
}

export function deletePath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "id")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validateJobId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateJobId.errors : vErrors.concat(validateJobId.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  deletePath.errors = vErrors;
  return errors === 0;
}

export const createBody = validateEvaluationExportRequest;
export const deleteQuery = createQuery;
export const deleteHeaders = createHeaders;
