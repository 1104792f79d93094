// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateKeyId, validateNamespaceScope, validateTimestamp } from "../common/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const func0 = ucs2length;
const pattern0 = new RegExp("^[a-z_]+\\.(\\*|[a-z_]+)$", "u");
const formats0 = formats.int32;

export function validateAuditActionPattern(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 64){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!pattern0.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+\\.(\\*|[a-z_]+)$"},message:"must match pattern \""+"^[a-z_]+\\.(\\*|[a-z_]+)$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateAuditActionPattern.errors = vErrors;
  return errors === 0;
}

export function listPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  listPath.errors = vErrors;
  return errors === 0;
}

export function listQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((((((key0 === "action") || (key0 === "cursor")) || (key0 === "key")) || (key0 === "limit")) || (key0 === "namespace_prefix")) || (key0 === "since")) || (key0 === "until"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.action !== undefined){
      if(!(validateAuditActionPattern(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validateAuditActionPattern.errors : vErrors.concat(validateAuditActionPattern.errors);
        errors = vErrors.length;
      }
    }
    if(data.cursor !== undefined){
      if(!(validateCursor(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
        errors = vErrors.length;
      }
    }
    if(data.key !== undefined){
      if(!(validateKeyId(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
        vErrors = vErrors === null ? validateKeyId.errors : vErrors.concat(validateKeyId.errors);
        errors = vErrors.length;
      }
    }
    let data3 = data.limit;
    if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
      const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if((typeof data3 == "number") && (isFinite(data3))){
      if(data3 > 1000 || isNaN(data3)){
        const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if(data3 < 1 || isNaN(data3)){
        const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(!(formats0.validate(data3))){
        const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.namespace_prefix !== undefined){
      if(!(validateNamespaceScope(data.namespace_prefix, {instancePath:instancePath+"/namespace_prefix",parentData:data,parentDataProperty:"namespace_prefix",rootData}))){
        vErrors = vErrors === null ? validateNamespaceScope.errors : vErrors.concat(validateNamespaceScope.errors);
        errors = vErrors.length;
      }
    }
    if(data.since !== undefined){
      if(!(validateTimestamp(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.until !== undefined){
      if(!(validateTimestamp(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  listQuery.errors = vErrors;
  return errors === 0;
}

export function listHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  listHeaders.errors = vErrors;
  return errors === 0;
}
