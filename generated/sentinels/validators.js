// Generated from spec/ by `npm run generate`. Do not edit.
import { validateName, validateNamespaceOrTemplate } from "../common/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const schema0 = {"type":"string","enum":["notify","pause"]};
const schema1 = {"type":"string","enum":["weekly","on_new_version"]};
const formats0 = formats.int32;
const func0 = ucs2length;

export function validateSentinelAction(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((data === "notify") || (data === "pause"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateSentinelAction.errors = vErrors;
  return errors === 0;
}

export function validateSentinelInterval(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((data === "weekly") || (data === "on_new_version"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateSentinelInterval.errors = vErrors;
  return errors === 0;
}

export function validateSentinelUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.size === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.budget_usd_a_month === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "budget_usd_a_month"},message:"must have required property '"+"budget_usd_a_month"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((((key0 === "size") || (key0 === "every")) || (key0 === "budget_usd_a_month")) || (key0 === "on_drift"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.size !== undefined){
      let data0 = data.size;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err3 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 > 500 || isNaN(data0)){
          const err4 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        if(data0 < 20 || isNaN(data0)){
          const err5 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20},message:"must be >= 20"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        if(!(formats0.validate(data0))){
          const err6 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
      }
    }
    if(data.every !== undefined){
      if(!(validateSentinelInterval(data.every, {instancePath:instancePath+"/every",parentData:data,parentDataProperty:"every",rootData}))){
        vErrors = vErrors === null ? validateSentinelInterval.errors : vErrors.concat(validateSentinelInterval.errors);
        errors = vErrors.length;
      }
    }
    if(data.budget_usd_a_month !== undefined){
      let data2 = data.budget_usd_a_month;
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 1000000 || isNaN(data2)){
          const err7 = {instancePath:instancePath+"/budget_usd_a_month",schemaPath:"#/properties/budget_usd_a_month/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        if(data2 < 0 || isNaN(data2)){
          const err8 = {instancePath:instancePath+"/budget_usd_a_month",schemaPath:"#/properties/budget_usd_a_month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/budget_usd_a_month",schemaPath:"#/properties/budget_usd_a_month/type",keyword:"type",params:{type: "number"},message:"must be number"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    if(data.on_drift !== undefined){
      if(!(validateSentinelAction(data.on_drift, {instancePath:instancePath+"/on_drift",parentData:data,parentDataProperty:"on_drift",rootData}))){
        vErrors = vErrors === null ? validateSentinelAction.errors : vErrors.concat(validateSentinelAction.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
    errors++;
  }
  validateSentinelUpdate.errors = vErrors;
  return errors === 0;
}

export function deletePath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ns === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.name === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "ns") || (key0 === "name"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.ns !== undefined){
      if(!(validateNamespaceOrTemplate(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  deletePath.errors = vErrors;
  return errors === 0;
}

export function deleteQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  deleteQuery.errors = vErrors;
  return errors === 0;
}

export function deleteHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  deleteHeaders.errors = vErrors;
  return errors === 0;
}

export function getHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  getHeaders.errors = vErrors;
  return errors === 0;
}

export const getPath = deletePath;
export const getQuery = deleteQuery;
export const putPath = deletePath;
export const putQuery = deleteQuery;
export const putHeaders = deleteHeaders;
export const putBody = validateSentinelUpdate;
