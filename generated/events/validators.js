// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateEndpointId, validateEventId, validateGivenTimestamp, validateNamespaceScope, validateSubscriptionId } from "../common/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const schema0 = {"type":"string","enum":["subscription.entered","subscription.exited","subscription.synced","job.awaiting_confirm","job.completed","job.failed","job.cancelled","job.paused","namespace.budget_paused","namespace.budget_resumed","namespace.deleted","namespace.tenant_summary_failed","judgment.activated","judgment.calibrated","judgment.drift_detected","judgment.learned","judgment.agreement_dropped","endpoint.failing","endpoint.disabled","audit.recorded","webhook.test"]};
const func0 = ucs2length;
const pattern0 = new RegExp("^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$", "u");
const func1 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"object","properties":{"after":{"$ref":"EventId"},"cursor":{"$ref":"Cursor"},"limit":{"type":"integer","format":"int32","minimum":1,"maximum":1000,"default":100},"namespace_prefix":{"$ref":"NamespaceScope"},"since":{"$ref":"GivenTimestamp"},"subscription":{"$ref":"SubscriptionId"},"types":{"type":"array","items":{"$ref":"EventTypePattern"},"minItems":1,"maxItems":50},"until":{"$ref":"GivenTimestamp"},"wait_ms":{"type":"integer","format":"int32","minimum":0,"maximum":30000,"default":0}},"additionalProperties":false};
const formats0 = formats.int32;

export function validateEventType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!(((((((((((((((((((((data === "subscription.entered") || (data === "subscription.exited")) || (data === "subscription.synced")) || (data === "job.awaiting_confirm")) || (data === "job.completed")) || (data === "job.failed")) || (data === "job.cancelled")) || (data === "job.paused")) || (data === "namespace.budget_paused")) || (data === "namespace.budget_resumed")) || (data === "namespace.deleted")) || (data === "namespace.tenant_summary_failed")) || (data === "judgment.activated")) || (data === "judgment.calibrated")) || (data === "judgment.drift_detected")) || (data === "judgment.learned")) || (data === "judgment.agreement_dropped")) || (data === "endpoint.failing")) || (data === "endpoint.disabled")) || (data === "audit.recorded")) || (data === "webhook.test"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateEventType.errors = vErrors;
  return errors === 0;
}

export function validateEventTypePattern(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$"},message:"must match pattern \""+"^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateEventTypePattern.errors = vErrors;
  return errors === 0;
}

export function validateRedeliverRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.endpoint === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint"},message:"must have required property '"+"endpoint"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "endpoint")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.endpoint !== undefined){
      if(!(validateEndpointId(data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
        vErrors = vErrors === null ? validateEndpointId.errors : vErrors.concat(validateEndpointId.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateRedeliverRequest.errors = vErrors;
  return errors === 0;
}

export function deliveriesPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  deliveriesPath.errors = vErrors;
  return errors === 0;
}

export function deliveriesQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  deliveriesQuery.errors = vErrors;
  return errors === 0;
}

export function deliveriesHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  deliveriesHeaders.errors = vErrors;
  return errors === 0;
}

export function listQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    if(data.wait_ms === undefined){
      data.wait_ms = 0;
    }
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!(func1.call(schema1.properties, key0))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.after !== undefined){
      if(!(validateEventId(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData}))){
        vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
        errors = vErrors.length;
      }
    }
    if(data.cursor !== undefined){
      if(!(validateCursor(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
        errors = vErrors.length;
      }
    }
    let data2 = data.limit;
    if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
      const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if((typeof data2 == "number") && (isFinite(data2))){
      if(data2 > 1000 || isNaN(data2)){
        const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if(data2 < 1 || isNaN(data2)){
        const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(!(formats0.validate(data2))){
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
      if(!(validateGivenTimestamp(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
        vErrors = vErrors === null ? validateGivenTimestamp.errors : vErrors.concat(validateGivenTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.subscription !== undefined){
      if(!(validateSubscriptionId(data.subscription, {instancePath:instancePath+"/subscription",parentData:data,parentDataProperty:"subscription",rootData}))){
        vErrors = vErrors === null ? validateSubscriptionId.errors : vErrors.concat(validateSubscriptionId.errors);
        errors = vErrors.length;
      }
    }
    if(data.types !== undefined){
      let data6 = data.types;
      if(Array.isArray(data6)){
        if(data6.length > 50){
          const err5 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        if(data6.length < 1){
          const err6 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        const len0 = data6.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateEventTypePattern(data6[i0], {instancePath:instancePath+"/types/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateEventTypePattern.errors : vErrors.concat(validateEventTypePattern.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
    }
    if(data.until !== undefined){
      if(!(validateGivenTimestamp(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
        vErrors = vErrors === null ? validateGivenTimestamp.errors : vErrors.concat(validateGivenTimestamp.errors);
        errors = vErrors.length;
      }
    }
    let data9 = data.wait_ms;
    if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
      const err8 = {instancePath:instancePath+"/wait_ms",schemaPath:"#/properties/wait_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
      if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
      errors++;
    }
    if((typeof data9 == "number") && (isFinite(data9))){
      if(data9 > 30000 || isNaN(data9)){
        const err9 = {instancePath:instancePath+"/wait_ms",schemaPath:"#/properties/wait_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
      if(data9 < 0 || isNaN(data9)){
        const err10 = {instancePath:instancePath+"/wait_ms",schemaPath:"#/properties/wait_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
        if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
        errors++;
      }
      if(!(formats0.validate(data9))){
        const err11 = {instancePath:instancePath+"/wait_ms",schemaPath:"#/properties/wait_ms/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
        if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
        errors++;
      }
    }
  }
  else {
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
    errors++;
  }
  listQuery.errors = vErrors;
  return errors === 0;
}

export function redeliverHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  redeliverHeaders.errors = vErrors;
  return errors === 0;
}

export const getPath = deliveriesPath;
export const getQuery = deliveriesQuery;
export const getHeaders = deliveriesHeaders;
export const listPath = deliveriesQuery;
export const listHeaders = deliveriesHeaders;
export const redeliverPath = deliveriesPath;
export const redeliverQuery = deliveriesQuery;
export const redeliverBody = validateRedeliverRequest;
