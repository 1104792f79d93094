// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const createPath = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 256){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 3){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!pattern0.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ns === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before2=errors;
    for(const key0 in data){
      if(errors-before2>=20) break;
      if(!(key0 === "ns")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.ns !== undefined){
      if(!(validate1(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const createQuery = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before3=errors;
    for(const key0 in data){
      if(errors-before3>=20) break;
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
  validate2.errors = vErrors;
  return errors === 0;
}

export const createHeaders = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate3.errors = vErrors;
  return errors === 0;
}

export const createBody = validate4;
const pattern1 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 128){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!pattern1.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate5.errors = vErrors;
  return errors === 0;
}

const pattern2 = new RegExp("^[A-Za-z0-9_-]{1,128}\\.(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.label === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.gte === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gte"},message:"must have required property '"+"gte"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before4=errors;
    for(const key0 in data){
      if(errors-before4>=20) break;
      if(!((key0 === "label") || (key0 === "gte"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.label !== undefined){
      let data0 = data.label;
      if(typeof data0 === "string"){
        if(func0(data0) > 64){
          const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(func0(data0) < 1){
          const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.gte !== undefined){
      let data1 = data.gte;
      if(!((typeof data1 == "number") && (isFinite(data1)))){
        const err6 = {instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "number"},message:"must be number"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 16){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.length < 1){
      const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
      if(!(validate6(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 64){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 64},message:"must NOT have more than 64 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before5=errors;
    for(const key0 in data){
      if(errors-before5>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern2.test(key0)){
          const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,128}\\.(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,128}\\.(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"+"\"",propertyName:key0};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
      }
      var valid0 = _errs1 === errors;
      if(!valid0){
        const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    const before6=errors;
    for(const key1 in data){
      if(errors-before6>=20) break;
      if(!(validate7(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate8.errors = vErrors;
  return errors === 0;
}

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.groups === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.bands === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bands"},message:"must have required property '"+"bands"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before7=errors;
    for(const key0 in data){
      if(errors-before7>=20) break;
      if(!((key0 === "groups") || (key0 === "bands"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.groups !== undefined){
      let data0 = data.groups;
      if(Array.isArray(data0)){
        if(data0.length > 8){
          const err3 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(data0.length < 1){
          const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0, before1=errors; i0<len0 && errors-before1<20; i0++){
          if(!(validate5(data0[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.bands !== undefined){
      if(!(validate8(data.bands, {instancePath:instancePath+"/bands",parentData:data,parentDataProperty:"bands",rootData}))){
        vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
    errors = vErrors.length;
  }
  validate4.errors = vErrors;
  return errors === 0;
}

export const getQuery = validate10;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate11.errors = vErrors;
  return errors === 0;
}

const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    const before8=errors;
    for(const key0 in data){
      if(errors-before8>=20) break;
      if(!((key0 === "cursor") || (key0 === "limit"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validate11(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
  validate10.errors = vErrors;
  return errors === 0;
}

export const getHeaders = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
export const deletePath = createPath;
export const deleteQuery = createQuery;
export const deleteHeaders = createHeaders;
export const getPath = createPath;
