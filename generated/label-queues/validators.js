// Generated from spec/ by `npm run generate`. Do not edit.
import { validateName, validateNamespaceOrTemplate } from "../common/validators.js";
import { validateLabelQueueId } from "../labels/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const func0 = ucs2length;
const formats0 = formats.int32;

export function claimPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.queue === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queue"},message:"must have required property '"+"queue"+"'"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "ns") || (key0 === "name")) || (key0 === "queue"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
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
    if(data.queue !== undefined){
      if(!(validateLabelQueueId(data.queue, {instancePath:instancePath+"/queue",parentData:data,parentDataProperty:"queue",rootData}))){
        vErrors = vErrors === null ? validateLabelQueueId.errors : vErrors.concat(validateLabelQueueId.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  claimPath.errors = vErrors;
  return errors === 0;
}

export function claimQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  claimQuery.errors = vErrors;
  return errors === 0;
}

export function claimHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  claimHeaders.errors = vErrors;
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
  createPath.errors = vErrors;
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

export function labelPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.queue === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queue"},message:"must have required property '"+"queue"+"'"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    if(data.item === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((((key0 === "ns") || (key0 === "name")) || (key0 === "queue")) || (key0 === "item"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
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
    if(data.queue !== undefined){
      if(!(validateLabelQueueId(data.queue, {instancePath:instancePath+"/queue",parentData:data,parentDataProperty:"queue",rootData}))){
        vErrors = vErrors === null ? validateLabelQueueId.errors : vErrors.concat(validateLabelQueueId.errors);
        errors = vErrors.length;
      }
    }
    if(data.item !== undefined){
      let data3 = data.item;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        const err5 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 > 5000 || isNaN(data3)){
          const err6 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(data3 < 1 || isNaN(data3)){
          const err7 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        if(!(formats0.validate(data3))){
          const err8 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
    }
  }
  else {
    const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
    errors++;
  }
  labelPath.errors = vErrors;
  return errors === 0;
}

export { validateLabelClaim as claimBody } from "../labels/validators.js";
export const createQuery = claimQuery;
export const createHeaders = claimHeaders;
export { validateLabelQueueCreate as createBody } from "../labels/validators.js";
export const deletePath = claimPath;
export const deleteQuery = claimQuery;
export const deleteHeaders = claimHeaders;
export const getPath = claimPath;
export const getQuery = claimQuery;
export const labelQuery = claimQuery;
export const labelHeaders = claimHeaders;
export { validateLabelGiven as labelBody } from "../labels/validators.js";
export const listPath = createPath;
export const listQuery = claimQuery;
export const listHeaders = getHeaders;
export const skipPath = labelPath;
export const skipQuery = claimQuery;
export const skipHeaders = claimHeaders;
export { validateLabelSkip as skipBody } from "../labels/validators.js";
