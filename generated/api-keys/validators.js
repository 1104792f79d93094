// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateKeyId, validateNamespaceScope, validateTimestamp } from "../common/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const func0 = ucs2length;
const schema0 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":128},"role":{"$ref":"KeyRole"},"admin":{"type":"boolean","default":false},"scope":{"if":{"type":["string"]},"then":{"$ref":"NamespaceScope"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"expires_at":{"if":{"type":["string"]},"then":{"$ref":"Timestamp"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"allowed_addresses":{"type":["array","null"],"items":{"$ref":"AddressBlock"},"minItems":1,"maxItems":50}},"required":["name","role"],"additionalProperties":false};
const schema1 = {"type":"string","enum":["read_only","read_write"]};
const formats0 = formats.int32;

export function validateAddressBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 49){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 49},message:"must NOT have more than 49 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 2){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateAddressBlock.errors = vErrors;
  return errors === 0;
}

export function validateApiKeyCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.admin === undefined){
      data.admin = false;
    }
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.role === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!((((((key0 === "name") || (key0 === "role")) || (key0 === "admin")) || (key0 === "scope")) || (key0 === "expires_at")) || (key0 === "allowed_addresses"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) > 128){
          const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(func0(data0) < 1){
          const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.role !== undefined){
      if(!(validateKeyRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
        vErrors = vErrors === null ? validateKeyRole.errors : vErrors.concat(validateKeyRole.errors);
        errors = vErrors.length;
      }
    }
    if(typeof data.admin !== "boolean"){
      const err6 = {instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
      if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
      errors++;
    }
    if(data.scope !== undefined){
      let data3 = data.scope;
      const _errs8 = errors;
      let valid1 = true;
      const _errs9 = errors;
      if(typeof data3 !== "string"){
        const err7 = {};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if(vErrors !== null){
        if(_errs8){
          vErrors.length = _errs8;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs11 = errors;
        if(!(validateNamespaceScope(data3, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
          vErrors = vErrors === null ? validateNamespaceScope.errors : vErrors.concat(validateNamespaceScope.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs11 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs12 = errors;
        const _errs13 = errors;
        let valid2 = true;
        const _errs14 = errors;
        if(data3 !== null){
          const err8 = {};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid1 = _errs14 === errors;
        errors = _errs13;
        if(vErrors !== null){
          if(_errs13){
            vErrors.length = _errs13;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs16 = errors;
          if(data3 !== null){
            const err9 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
            errors++;
          }
          var _valid1 = _errs16 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs18 = errors;
          if((typeof data3 !== "string") && (data3 !== null)){
            const err10 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/else/type",keyword:"type",params:{type: schema0.properties.scope.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
            errors++;
          }
          var _valid1 = _errs18 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        if(!valid2){
          const err11 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if(!valid1){
        const err12 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      let data4 = data.expires_at;
      const _errs21 = errors;
      let valid3 = true;
      const _errs22 = errors;
      if(typeof data4 !== "string"){
        const err13 = {};
        if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
        errors++;
      }
      var _valid2 = _errs22 === errors;
      errors = _errs21;
      if(vErrors !== null){
        if(_errs21){
          vErrors.length = _errs21;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs24 = errors;
        if(!(validateTimestamp(data4, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
          vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs24 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs25 = errors;
        const _errs26 = errors;
        let valid4 = true;
        const _errs27 = errors;
        if(data4 !== null){
          const err14 = {};
          if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
          errors++;
        }
        var _valid3 = _errs27 === errors;
        errors = _errs26;
        if(vErrors !== null){
          if(_errs26){
            vErrors.length = _errs26;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs29 = errors;
          if(data4 !== null){
            const err15 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
            errors++;
          }
          var _valid3 = _errs29 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs31 = errors;
          if((typeof data4 !== "string") && (data4 !== null)){
            const err16 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/else/else/type",keyword:"type",params:{type: schema0.properties.expires_at.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
            errors++;
          }
          var _valid3 = _errs31 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        if(!valid4){
          const err17 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
          errors++;
        }
        var _valid2 = _errs25 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
      if(!valid3){
        const err18 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
        errors++;
      }
    }
    if(data.allowed_addresses !== undefined){
      let data5 = data.allowed_addresses;
      if((!(Array.isArray(data5))) && (data5 !== null)){
        const err19 = {instancePath:instancePath+"/allowed_addresses",schemaPath:"#/properties/allowed_addresses/type",keyword:"type",params:{type: schema0.properties.allowed_addresses.type},message:"must be array,null"};
        if(vErrors === null) vErrors = [err19]; else vErrors.push(err19);
        errors++;
      }
      if(Array.isArray(data5)){
        if(data5.length > 50){
          const err20 = {instancePath:instancePath+"/allowed_addresses",schemaPath:"#/properties/allowed_addresses/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
          if(vErrors === null) vErrors = [err20]; else vErrors.push(err20);
          errors++;
        }
        if(data5.length < 1){
          const err21 = {instancePath:instancePath+"/allowed_addresses",schemaPath:"#/properties/allowed_addresses/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err21]; else vErrors.push(err21);
          errors++;
        }
        const len0 = data5.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateAddressBlock(data5[i0], {instancePath:instancePath+"/allowed_addresses/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateAddressBlock.errors : vErrors.concat(validateAddressBlock.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  else {
    const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err22]; else vErrors.push(err22);
    errors++;
  }
  validateApiKeyCreate.errors = vErrors;
  return errors === 0;
}

export function validateKeyRole(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((data === "read_only") || (data === "read_write"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateKeyRole.errors = vErrors;
  return errors === 0;
}

export function createPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  createPath.errors = vErrors;
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
      if(!(validateKeyId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateKeyId.errors : vErrors.concat(validateKeyId.errors);
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
      if(!((key0 === "cursor") || (key0 === "limit"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validateCursor(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
        errors = vErrors.length;
      }
    }
    let data1 = data.limit;
    if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
      const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if((typeof data1 == "number") && (isFinite(data1))){
      if(data1 > 1000 || isNaN(data1)){
        const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if(data1 < 1 || isNaN(data1)){
        const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(!(formats0.validate(data1))){
        const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
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

export const createQuery = createPath;
export const createBody = validateApiKeyCreate;
export const deleteQuery = createPath;
export const deleteHeaders = createHeaders;
export const listPath = createPath;
export const rotatePath = deletePath;
export const rotateQuery = createPath;
export const rotateHeaders = createHeaders;
export { validateRotation as rotateBody } from "../common/validators.js";
