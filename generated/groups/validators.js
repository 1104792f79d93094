// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const createPath = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$"+"\""};
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
    const before6=errors;
    for(const key0 in data){
      if(errors-before6>=20) break;
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
    const before7=errors;
    for(const key0 in data){
      if(errors-before7>=20) break;
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

const pattern2 = new RegExp("^attributes\\.[A-Za-z0-9_-]+$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 139){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 139},message:"must NOT have more than 139 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(!pattern2.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^attributes\\.[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^attributes\\.[A-Za-z0-9_-]+$"+"\""};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}

const pattern3 = new RegExp("^[A-Za-z0-9_-]{1,128}$", "u");

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.judgment === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "judgment"},message:"must have required property '"+"judgment"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.cut === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cut"},message:"must have required property '"+"cut"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before8=errors;
    for(const key0 in data){
      if(errors-before8>=20) break;
      if(!((key0 === "judgment") || (key0 === "cut"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.judgment !== undefined){
      if(!(validate5(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
        errors = vErrors.length;
      }
    }
    if(data.cut !== undefined){
      if(!(validate5(data.cut, {instancePath:instancePath+"/cut",parentData:data,parentDataProperty:"cut",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.judgment === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "judgment"},message:"must have required property '"+"judgment"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.value === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before9=errors;
    for(const key0 in data){
      if(errors-before9>=20) break;
      if(!((key0 === "judgment") || (key0 === "value"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.judgment !== undefined){
      if(!(validate5(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
        errors = vErrors.length;
      }
    }
    if(data.value !== undefined){
      let data1 = data.value;
      if(typeof data1 === "string"){
        if(func0(data1) > 256){
          const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(func0(data1) < 1){
          const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
    errors++;
  }
  validate8.errors = vErrors;
  return errors === 0;
}

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(errors === _errs1){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.cut === undefined) && (missing0 = "cut")){
        const err0 = {};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    else {
      const err1 = {};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if(vErrors !== null){
    if(_errs0){
      vErrors.length = _errs0;
    }
    else {
      vErrors = null;
    }
  }
  let ifClause0;
  if(_valid0){
    const _errs3 = errors;
    if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  }
  else {
    const _errs4 = errors;
    if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 8){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 8},message:"must NOT have more than 8 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before10=errors;
    for(const key0 in data){
      if(errors-before10>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern3.test(key0)){
          const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,128}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,128}$"+"\"",propertyName:key0};
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
    const before11=errors;
    for(const key1 in data){
      if(errors-before11>=20) break;
      if(!(validate9(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

const pattern4 = new RegExp("^(attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|score|escape_p))$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 280){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!pattern4.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|score|escape_p))$"},message:"must match pattern \""+"^(attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|score|escape_p))$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.count === undefined){
      data.count = true;
    }
    const before12=errors;
    for(const key0 in data){
      if(errors-before12>=20) break;
      if(!(((((((key0 === "count") || (key0 === "count_where")) || (key0 === "sum")) || (key0 === "avg")) || (key0 === "min")) || (key0 === "max")) || (key0 === "quantiles"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(typeof data.count !== "boolean"){
      const err1 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data.count_where !== undefined){
      if(!(validate10(data.count_where, {instancePath:instancePath+"/count_where",parentData:data,parentDataProperty:"count_where",rootData}))){
        vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
        errors = vErrors.length;
      }
    }
    if(data.sum !== undefined){
      let data2 = data.sum;
      if(Array.isArray(data2)){
        if(data2.length > 8){
          const err2 = {instancePath:instancePath+"/sum",schemaPath:"#/properties/sum/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validate6(data2[i0], {instancePath:instancePath+"/sum/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/sum",schemaPath:"#/properties/sum/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.avg !== undefined){
      let data4 = data.avg;
      if(Array.isArray(data4)){
        if(data4.length > 8){
          const err4 = {instancePath:instancePath+"/avg",schemaPath:"#/properties/avg/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        const len1 = data4.length;
        for(let i1=0, before1=errors; i1<len1 && errors-before1<20; i1++){
          if(!(validate6(data4[i1], {instancePath:instancePath+"/avg/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/avg",schemaPath:"#/properties/avg/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.min !== undefined){
      let data6 = data.min;
      if(Array.isArray(data6)){
        if(data6.length > 8){
          const err6 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        const len2 = data6.length;
        for(let i2=0, before2=errors; i2<len2 && errors-before2<20; i2++){
          if(!(validate11(data6[i2], {instancePath:instancePath+"/min/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
    }
    if(data.max !== undefined){
      let data8 = data.max;
      if(Array.isArray(data8)){
        if(data8.length > 8){
          const err8 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        const len3 = data8.length;
        for(let i3=0, before3=errors; i3<len3 && errors-before3<20; i3++){
          if(!(validate11(data8[i3], {instancePath:instancePath+"/max/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){
            vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    if(data.quantiles !== undefined){
      let data10 = data.quantiles;
      if(Array.isArray(data10)){
        if(data10.length > 8){
          const err10 = {instancePath:instancePath+"/quantiles",schemaPath:"#/properties/quantiles/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
          if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
          errors++;
        }
        const len4 = data10.length;
        for(let i4=0, before4=errors; i4<len4 && errors-before4<20; i4++){
          if(!(validate11(data10[i4], {instancePath:instancePath+"/quantiles/" + i4,parentData:data10,parentDataProperty:i4,rootData}))){
            vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/quantiles",schemaPath:"#/properties/quantiles/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
  validate12.errors = vErrors;
  return errors === 0;
}

const pattern5 = new RegExp("^[1-9][0-9]*[smhd]$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!pattern5.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*[smhd]$"},message:"must match pattern \""+"^[1-9][0-9]*[smhd]$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}

const pattern6 = new RegExp("^attributes\\.[A-Za-z0-9_-]{1,128}$", "u");
const schema0 = {"if":{"type":["string"]},"then":{"type":"string"},"else":{"if":{"type":["number"]},"then":{"type":"number"},"else":{"if":{"type":["boolean"]},"then":{"type":"boolean"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"if":{"type":["array"]},"then":{"$ref":"AttributeScalars"},"else":{"type":["string","number","boolean","null","array"]}}}}}};
const schema1 = {"type":["string","number","boolean","null"]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},message:"must be string,number,boolean,null"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 1000){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0, before5=errors; i0<len0 && errors-before5<20; i0++){
      if(!(validate14(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(typeof data !== "string"){
    const err0 = {};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if(vErrors !== null){
    if(_errs0){
      vErrors.length = _errs0;
    }
    else {
      vErrors = null;
    }
  }
  let ifClause0;
  if(_valid0){
    const _errs3 = errors;
    if(typeof data !== "string"){
      const err1 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "string"},message:"must be string"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  }
  else {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid1 = true;
    const _errs7 = errors;
    if(!((typeof data == "number") && (isFinite(data)))){
      const err2 = {};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6;
    if(vErrors !== null){
      if(_errs6){
        vErrors.length = _errs6;
      }
      else {
        vErrors = null;
      }
    }
    let ifClause1;
    if(_valid1){
      const _errs9 = errors;
      if(!((typeof data == "number") && (isFinite(data)))){
        const err3 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "number"},message:"must be number"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs11 = errors;
      const _errs12 = errors;
      let valid2 = true;
      const _errs13 = errors;
      if(typeof data !== "boolean"){
        const err4 = {};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      var _valid2 = _errs13 === errors;
      errors = _errs12;
      if(vErrors !== null){
        if(_errs12){
          vErrors.length = _errs12;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs15 = errors;
        if(typeof data !== "boolean"){
          const err5 = {instancePath,schemaPath:"#/else/else/then/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid2 = _errs15 === errors;
        valid2 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs17 = errors;
        const _errs18 = errors;
        let valid3 = true;
        const _errs19 = errors;
        if(data !== null){
          const err6 = {};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        var _valid3 = _errs19 === errors;
        errors = _errs18;
        if(vErrors !== null){
          if(_errs18){
            vErrors.length = _errs18;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs21 = errors;
          if(data !== null){
            const err7 = {instancePath,schemaPath:"#/else/else/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          var _valid3 = _errs21 === errors;
          valid3 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs23 = errors;
          const _errs24 = errors;
          let valid4 = true;
          const _errs25 = errors;
          if(!(Array.isArray(data))){
            const err8 = {};
            if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
            errors++;
          }
          var _valid4 = _errs25 === errors;
          errors = _errs24;
          if(vErrors !== null){
            if(_errs24){
              vErrors.length = _errs24;
            }
            else {
              vErrors = null;
            }
          }
          let ifClause4;
          if(_valid4){
            const _errs27 = errors;
            if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
              vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
              errors = vErrors.length;
            }
            var _valid4 = _errs27 === errors;
            valid4 = _valid4;
            ifClause4 = "then";
          }
          else {
            const _errs28 = errors;
            if(((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)) && (!(Array.isArray(data)))){
              const err9 = {instancePath,schemaPath:"#/else/else/else/else/else/type",keyword:"type",params:{type: schema0.else.else.else.else.else.type},message:"must be string,number,boolean,null,array"};
              if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
              errors++;
            }
            var _valid4 = _errs28 === errors;
            valid4 = _valid4;
            ifClause4 = "else";
          }
          if(!valid4){
            const err10 = {instancePath,schemaPath:"#/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema"};
            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
            errors++;
          }
          var _valid3 = _errs23 === errors;
          valid3 = _valid3;
          ifClause3 = "else";
        }
        if(!valid3){
          const err11 = {instancePath,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid2 = _errs17 === errors;
        valid2 = _valid2;
        ifClause2 = "else";
      }
      if(!valid2){
        const err12 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
      var _valid1 = _errs11 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err13 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
      errors++;
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err14 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 32){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before13=errors;
    for(const key0 in data){
      if(errors-before13>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern6.test(key0)){
          const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^attributes\\.[A-Za-z0-9_-]{1,128}$"},message:"must match pattern \""+"^attributes\\.[A-Za-z0-9_-]{1,128}$"+"\"",propertyName:key0};
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
    const before14=errors;
    for(const key1 in data){
      if(errors-before14>=20) break;
      if(!(validate16(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.key === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data.aggregate === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aggregate"},message:"must have required property '"+"aggregate"+"'"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    const before15=errors;
    for(const key0 in data){
      if(errors-before15>=20) break;
      if(!(((((key0 === "name") || (key0 === "key")) || (key0 === "aggregate")) || (key0 === "keep_keys")) || (key0 === "match"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
        errors = vErrors.length;
      }
    }
    if(data.key !== undefined){
      if(!(validate6(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
        errors = vErrors.length;
      }
    }
    if(data.aggregate !== undefined){
      if(!(validate12(data.aggregate, {instancePath:instancePath+"/aggregate",parentData:data,parentDataProperty:"aggregate",rootData}))){
        vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
        errors = vErrors.length;
      }
    }
    if(data.keep_keys !== undefined){
      if(!(validate13(data.keep_keys, {instancePath:instancePath+"/keep_keys",parentData:data,parentDataProperty:"keep_keys",rootData}))){
        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
        errors = vErrors.length;
      }
    }
    if(data.match !== undefined){
      if(!(validate17(data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
        vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
    errors = vErrors.length;
  }
  validate4.errors = vErrors;
  return errors === 0;
}

export const deletePath = validate19;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    const before16=errors;
    for(const key0 in data){
      if(errors-before16>=20) break;
      if(!((key0 === "ns") || (key0 === "name"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.ns !== undefined){
      if(!(validate1(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}

export const getHeaders = validate20;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}

export const listQuery = validate21;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate22.errors = vErrors;
  return errors === 0;
}

const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    const before17=errors;
    for(const key0 in data){
      if(errors-before17>=20) break;
      if(!((key0 === "cursor") || (key0 === "limit"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validate22(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
  validate21.errors = vErrors;
  return errors === 0;
}
export const deleteQuery = createQuery;
export const deleteHeaders = createHeaders;
export const getPath = deletePath;
export const getQuery = createQuery;
export const listPath = createPath;
export const listHeaders = getHeaders;
