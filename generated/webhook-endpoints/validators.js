// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const createPath = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before2=errors;
    for(const key0 in data){
      if(errors-before2>=20) break;
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
const schema0 = {"type":"object","properties":{"url":{"$ref":"EndpointUrl"},"events":{"type":"array","items":{"$ref":"EventTypePattern"},"maxItems":50,"default":[]},"namespace_prefix":{"if":{"type":["string"]},"then":{"$ref":"NamespaceScope"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"description":{"type":"string","maxLength":256,"default":""},"max_per_second":{"if":{"type":["number"]},"then":{"$ref":"DeliveryRate"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["number","null"]}}}},"required":["url"],"additionalProperties":false};
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;
const pattern0 = new RegExp("^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 2048){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 9){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!pattern0.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    if(!(formats0(data))){
      const err3 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}

const pattern1 = new RegExp("^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!pattern1.test(data)){
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
  validate4.errors = vErrors;
  return errors === 0;
}

const pattern2 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/?\\*)?$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!pattern2.test(data)){
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
  validate5.errors = vErrors;
  return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data == "number") && (isFinite(data))){
    if(data <= 0 || isNaN(data)){
      const err0 = {instancePath,schemaPath:"#/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.events === undefined){
      data.events = [];
    }
    if(data.description === undefined){
      data.description = "";
    }
    if(data.url === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before3=errors;
    for(const key0 in data){
      if(errors-before3>=20) break;
      if(!(((((key0 === "url") || (key0 === "events")) || (key0 === "namespace_prefix")) || (key0 === "description")) || (key0 === "max_per_second"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.url !== undefined){
      if(!(validate3(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
    let data1 = data.events;
    if(Array.isArray(data1)){
      if(data1.length > 50){
        const err2 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      const len0 = data1.length;
      for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
        if(!(validate4(data1[i0], {instancePath:instancePath+"/events/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
          vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
          errors = vErrors.length;
        }
      }
    }
    else {
      const err3 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
    if(data.namespace_prefix !== undefined){
      let data3 = data.namespace_prefix;
      const _errs7 = errors;
      let valid3 = true;
      const _errs8 = errors;
      if(typeof data3 !== "string"){
        const err4 = {};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      var _valid0 = _errs8 === errors;
      errors = _errs7;
      if(vErrors !== null){
        if(_errs7){
          vErrors.length = _errs7;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs10 = errors;
        if(!(validate5(data3, {instancePath:instancePath+"/namespace_prefix",parentData:data,parentDataProperty:"namespace_prefix",rootData}))){
          vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs10 === errors;
        valid3 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs11 = errors;
        const _errs12 = errors;
        let valid4 = true;
        const _errs13 = errors;
        if(data3 !== null){
          const err5 = {};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid1 = _errs13 === errors;
        errors = _errs12;
        if(vErrors !== null){
          if(_errs12){
            vErrors.length = _errs12;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs15 = errors;
          if(data3 !== null){
            const err6 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          var _valid1 = _errs15 === errors;
          valid4 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs17 = errors;
          if((typeof data3 !== "string") && (data3 !== null)){
            const err7 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/else/type",keyword:"type",params:{type: schema0.properties.namespace_prefix.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          var _valid1 = _errs17 === errors;
          valid4 = _valid1;
          ifClause1 = "else";
        }
        if(!valid4){
          const err8 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid0 = _errs11 === errors;
        valid3 = _valid0;
        ifClause0 = "else";
      }
      if(!valid3){
        const err9 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    let data4 = data.description;
    if(typeof data4 === "string"){
      if(func0(data4) > 256){
        const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
        if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
        errors++;
      }
    }
    else {
      const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
      if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
      errors++;
    }
    if(data.max_per_second !== undefined){
      let data5 = data.max_per_second;
      const _errs22 = errors;
      let valid5 = true;
      const _errs23 = errors;
      if(!((typeof data5 == "number") && (isFinite(data5)))){
        const err12 = {};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
      var _valid2 = _errs23 === errors;
      errors = _errs22;
      if(vErrors !== null){
        if(_errs22){
          vErrors.length = _errs22;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs25 = errors;
        if(!(validate6(data5, {instancePath:instancePath+"/max_per_second",parentData:data,parentDataProperty:"max_per_second",rootData}))){
          vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs25 === errors;
        valid5 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs26 = errors;
        const _errs27 = errors;
        let valid6 = true;
        const _errs28 = errors;
        if(data5 !== null){
          const err13 = {};
          if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
          errors++;
        }
        var _valid3 = _errs28 === errors;
        errors = _errs27;
        if(vErrors !== null){
          if(_errs27){
            vErrors.length = _errs27;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs30 = errors;
          if(data5 !== null){
            const err14 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
            errors++;
          }
          var _valid3 = _errs30 === errors;
          valid6 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs32 = errors;
          if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
            const err15 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/else/type",keyword:"type",params:{type: schema0.properties.max_per_second.else.else.type},message:"must be number,null"};
            if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
            errors++;
          }
          var _valid3 = _errs32 === errors;
          valid6 = _valid3;
          ifClause3 = "else";
        }
        if(!valid6){
          const err16 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
          errors++;
        }
        var _valid2 = _errs26 === errors;
        valid5 = _valid2;
        ifClause2 = "else";
      }
      if(!valid5){
        const err17 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
        errors++;
      }
    }
  }
  else {
    const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
    errors = vErrors.length;
  }
  validate2.errors = vErrors;
  return errors === 0;
}

export const deletePath = validate8;
const pattern3 = new RegExp("^we_[0-9a-z]{26}$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!pattern3.test(data)){
      const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^we_[0-9a-z]{26}$"},message:"must match pattern \""+"^we_[0-9a-z]{26}$"+"\""};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before4=errors;
    for(const key0 in data){
      if(errors-before4>=20) break;
      if(!(key0 === "id")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validate9(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate8.errors = vErrors;
  return errors === 0;
}

export const getHeaders = validate10;

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

export const listQuery = validate11;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate12.errors = vErrors;
  return errors === 0;
}

const formats1 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    const before5=errors;
    for(const key0 in data){
      if(errors-before5>=20) break;
      if(!((key0 === "cursor") || (key0 === "limit"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validate12(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
      if(!(formats1.validate(data1))){
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
  validate11.errors = vErrors;
  return errors === 0;
}

export const listDeliveriesQuery = validate13;
const schema1 = {"type":"string","enum":["pending","succeeded","failed","skipped"]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((((data === "pending") || (data === "succeeded")) || (data === "failed")) || (data === "skipped"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    const before6=errors;
    for(const key0 in data){
      if(errors-before6>=20) break;
      if(!(((key0 === "cursor") || (key0 === "limit")) || (key0 === "status"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validate12(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
      if(data1 > 100 || isNaN(data1)){
        const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if(data1 < 1 || isNaN(data1)){
        const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(!(formats1.validate(data1))){
        const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validate14(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}

export const recoverBody = validate15;
const formats2 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern4 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 32){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(!pattern4.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!(formats2.validate(data))){
      const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.since === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before7=errors;
    for(const key0 in data){
      if(errors-before7>=20) break;
      if(!(key0 === "since")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.since !== undefined){
      if(!(validate16(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
        vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
    errors = vErrors.length;
  }
  validate15.errors = vErrors;
  return errors === 0;
}

export const rotateSecretBody = validate18;
const pattern5 = new RegExp("^(0|[1-9][0-9]*)[smhd]$", "u");

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate19.errors = vErrors;
  return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.previous_valid_for === undefined){
      data.previous_valid_for = "24h";
    }
    const before8=errors;
    for(const key0 in data){
      if(errors-before8>=20) break;
      if(!(key0 === "previous_valid_for")){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(!(validate19(data.previous_valid_for, {instancePath:instancePath+"/previous_valid_for",parentData:data,parentDataProperty:"previous_valid_for",rootData}))){
      vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
      errors = vErrors.length;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
    errors = vErrors.length;
  }
  validate18.errors = vErrors;
  return errors === 0;
}

export const testBody = validate21;
const schema2 = {"type":"string","enum":["subscription.entered","subscription.exited","subscription.synced","job.awaiting_confirm","job.completed","job.failed","job.cancelled","job.paused","namespace.budget_paused","namespace.budget_resumed","namespace.deleted","namespace.tenant_summary_failed","judgment.activated","judgment.calibrated","endpoint.failing","endpoint.disabled","webhook.test"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!(((((((((((((((((data === "subscription.entered") || (data === "subscription.exited")) || (data === "subscription.synced")) || (data === "job.awaiting_confirm")) || (data === "job.completed")) || (data === "job.failed")) || (data === "job.cancelled")) || (data === "job.paused")) || (data === "namespace.budget_paused")) || (data === "namespace.budget_resumed")) || (data === "namespace.deleted")) || (data === "namespace.tenant_summary_failed")) || (data === "judgment.activated")) || (data === "judgment.calibrated")) || (data === "endpoint.failing")) || (data === "endpoint.disabled")) || (data === "webhook.test"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      data.type = "webhook.test";
    }
    const before9=errors;
    for(const key0 in data){
      if(errors-before9>=20) break;
      if(!(key0 === "type")){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(!(validate22(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
      vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
      errors = vErrors.length;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
    errors = vErrors.length;
  }
  validate21.errors = vErrors;
  return errors === 0;
}

export const updateBody = validate24;
const schema3 = {"type":"object","properties":{"url":{"$ref":"EndpointUrl"},"events":{"type":"array","items":{"$ref":"EventTypePattern"},"maxItems":50},"namespace_prefix":{"if":{"type":["string"]},"then":{"$ref":"NamespaceScope"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"description":{"type":"string","maxLength":256},"max_per_second":{"if":{"type":["number"]},"then":{"$ref":"DeliveryRate"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["number","null"]}}},"enabled":{"type":"boolean"}},"additionalProperties":false};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before10=errors;
    for(const key0 in data){
      if(errors-before10>=20) break;
      if(!((((((key0 === "url") || (key0 === "events")) || (key0 === "namespace_prefix")) || (key0 === "description")) || (key0 === "max_per_second")) || (key0 === "enabled"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.url !== undefined){
      if(!(validate3(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
    if(data.events !== undefined){
      let data1 = data.events;
      if(Array.isArray(data1)){
        if(data1.length > 50){
          const err1 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0, before1=errors; i0<len0 && errors-before1<20; i0++){
          if(!(validate4(data1[i0], {instancePath:instancePath+"/events/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.namespace_prefix !== undefined){
      let data3 = data.namespace_prefix;
      const _errs7 = errors;
      let valid3 = true;
      const _errs8 = errors;
      if(typeof data3 !== "string"){
        const err3 = {};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      var _valid0 = _errs8 === errors;
      errors = _errs7;
      if(vErrors !== null){
        if(_errs7){
          vErrors.length = _errs7;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs10 = errors;
        if(!(validate5(data3, {instancePath:instancePath+"/namespace_prefix",parentData:data,parentDataProperty:"namespace_prefix",rootData}))){
          vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs10 === errors;
        valid3 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs11 = errors;
        const _errs12 = errors;
        let valid4 = true;
        const _errs13 = errors;
        if(data3 !== null){
          const err4 = {};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        var _valid1 = _errs13 === errors;
        errors = _errs12;
        if(vErrors !== null){
          if(_errs12){
            vErrors.length = _errs12;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs15 = errors;
          if(data3 !== null){
            const err5 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
            errors++;
          }
          var _valid1 = _errs15 === errors;
          valid4 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs17 = errors;
          if((typeof data3 !== "string") && (data3 !== null)){
            const err6 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/else/type",keyword:"type",params:{type: schema3.properties.namespace_prefix.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          var _valid1 = _errs17 === errors;
          valid4 = _valid1;
          ifClause1 = "else";
        }
        if(!valid4){
          const err7 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        var _valid0 = _errs11 === errors;
        valid3 = _valid0;
        ifClause0 = "else";
      }
      if(!valid3){
        const err8 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
        errors++;
      }
    }
    if(data.description !== undefined){
      let data4 = data.description;
      if(typeof data4 === "string"){
        if(func0(data4) > 256){
          const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
        errors++;
      }
    }
    if(data.max_per_second !== undefined){
      let data5 = data.max_per_second;
      const _errs22 = errors;
      let valid5 = true;
      const _errs23 = errors;
      if(!((typeof data5 == "number") && (isFinite(data5)))){
        const err11 = {};
        if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
        errors++;
      }
      var _valid2 = _errs23 === errors;
      errors = _errs22;
      if(vErrors !== null){
        if(_errs22){
          vErrors.length = _errs22;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs25 = errors;
        if(!(validate6(data5, {instancePath:instancePath+"/max_per_second",parentData:data,parentDataProperty:"max_per_second",rootData}))){
          vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs25 === errors;
        valid5 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs26 = errors;
        const _errs27 = errors;
        let valid6 = true;
        const _errs28 = errors;
        if(data5 !== null){
          const err12 = {};
          if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
          errors++;
        }
        var _valid3 = _errs28 === errors;
        errors = _errs27;
        if(vErrors !== null){
          if(_errs27){
            vErrors.length = _errs27;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs30 = errors;
          if(data5 !== null){
            const err13 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
            errors++;
          }
          var _valid3 = _errs30 === errors;
          valid6 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs32 = errors;
          if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
            const err14 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/else/type",keyword:"type",params:{type: schema3.properties.max_per_second.else.else.type},message:"must be number,null"};
            if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
            errors++;
          }
          var _valid3 = _errs32 === errors;
          valid6 = _valid3;
          ifClause3 = "else";
        }
        if(!valid6){
          const err15 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
          errors++;
        }
        var _valid2 = _errs26 === errors;
        valid5 = _valid2;
        ifClause2 = "else";
      }
      if(!valid5){
        const err16 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
        errors++;
      }
    }
    if(data.enabled !== undefined){
      if(typeof data.enabled !== "boolean"){
        const err17 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
        if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
        errors++;
      }
    }
  }
  else {
    const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
    errors = vErrors.length;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
export const createQuery = createPath;
export const deleteQuery = createPath;
export const deleteHeaders = createHeaders;
export const getPath = deletePath;
export const getQuery = createPath;
export const getSecretPath = deletePath;
export const getSecretQuery = createPath;
export const getSecretHeaders = getHeaders;
export const listPath = createPath;
export const listHeaders = getHeaders;
export const listDeliveriesPath = deletePath;
export const listDeliveriesHeaders = getHeaders;
export const recoverPath = deletePath;
export const recoverQuery = createPath;
export const recoverHeaders = createHeaders;
export const rotateSecretPath = deletePath;
export const rotateSecretQuery = createPath;
export const rotateSecretHeaders = createHeaders;
export const testPath = deletePath;
export const testQuery = createPath;
export const testHeaders = createHeaders;
export const updatePath = deletePath;
export const updateQuery = createPath;
export const updateHeaders = createHeaders;
