// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const createPath = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate0.errors = vErrors;
  return errors === 0;
}

export const createHeaders = validate1;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate1.errors = vErrors;
  return errors === 0;
}

export const createBody = validate2;
const schema0 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":128},"role":{"$ref":"KeyRole"},"admin":{"type":"boolean","default":false},"scope":{"if":{"type":["string"]},"then":{"$ref":"NamespaceScope"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}}},"required":["name","role"],"additionalProperties":false};
const schema1 = {"type":"string","enum":["read_only","read_write"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate3.errors = vErrors;
  return errors === 0;
}

const pattern0 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/?\\*)?$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 256){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!pattern0.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/?\\*)?$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/?\\*)?$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!((((key0 === "name") || (key0 === "role")) || (key0 === "admin")) || (key0 === "scope"))){
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
      if(!(validate3(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
        if(!(validate4(data3, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
          vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
  }
  else {
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
    errors++;
  }
  validate5.errors = vErrors;
  return errors === 0;
}

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
    errors = vErrors.length;
  }
  validate2.errors = vErrors;
  return errors === 0;
}

export const deletePath = validate6;
const pattern1 = new RegExp("^key_[0-9a-z]{26}$", "u");

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!pattern1.test(data)){
      const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^key_[0-9a-z]{26}$"},message:"must match pattern \""+"^key_[0-9a-z]{26}$"+"\""};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before2=errors;
    for(const key0 in data){
      if(errors-before2>=20) break;
      if(!(key0 === "id")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validate7(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}

export const listQuery = validate8;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 4096){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}

const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    const before3=errors;
    for(const key0 in data){
      if(errors-before3>=20) break;
      if(!((key0 === "cursor") || (key0 === "limit"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validate9(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
  validate8.errors = vErrors;
  return errors === 0;
}

export const listHeaders = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const rotateBody = validate11;
const pattern2 = new RegExp("^(0|[1-9][0-9]*)[smhd]$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 10){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 2){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!pattern2.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)[smhd]$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)[smhd]$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.previous_valid_for === undefined){
      data.previous_valid_for = "24h";
    }
    const before4=errors;
    for(const key0 in data){
      if(errors-before4>=20) break;
      if(!(key0 === "previous_valid_for")){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(!(validate12(data.previous_valid_for, {instancePath:instancePath+"/previous_valid_for",parentData:data,parentDataProperty:"previous_valid_for",rootData}))){
      vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
      errors = vErrors.length;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
    errors = vErrors.length;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
export const createQuery = createPath;
export const deleteQuery = createPath;
export const deleteHeaders = createHeaders;
export const listPath = createPath;
export const rotatePath = deletePath;
export const rotateQuery = createPath;
export const rotateHeaders = createHeaders;
