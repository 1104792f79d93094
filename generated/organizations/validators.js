// Generated from spec/ by `npm run generate`. Do not edit.
import { validateUsd } from "../common/validators.js";
import { validateOnExceeded } from "../namespaces/validators.js";
import { ucs2length } from "../validators-runtime.js";

const func0 = ucs2length;
const pattern0 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");
const schema0 = {"type":"object","properties":{"suggestions":{"type":"boolean"},"contacts":{"type":"array","items":{"$ref":"MailAddress"},"maxItems":20},"budget_usd_per_month":{"if":{"type":["number"]},"then":{"$ref":"Usd"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["number","null"]}}},"on_exceeded":{"$ref":"OnExceeded"}},"additionalProperties":false};

export function validateMailAddress(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 254){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 3){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!pattern0.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+$"},message:"must match pattern \""+"^[^\\s@]+@[^\\s@]+$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateMailAddress.errors = vErrors;
  return errors === 0;
}

export function validateOrganizationUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!((((key0 === "suggestions") || (key0 === "contacts")) || (key0 === "budget_usd_per_month")) || (key0 === "on_exceeded"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.suggestions !== undefined){
      if(typeof data.suggestions !== "boolean"){
        const err1 = {instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.contacts !== undefined){
      let data1 = data.contacts;
      if(Array.isArray(data1)){
        if(data1.length > 20){
          const err2 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateMailAddress(data1[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateMailAddress.errors : vErrors.concat(validateMailAddress.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.budget_usd_per_month !== undefined){
      let data3 = data.budget_usd_per_month;
      const _errs8 = errors;
      let valid3 = true;
      const _errs9 = errors;
      if(!((typeof data3 == "number") && (isFinite(data3)))){
        const err4 = {};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
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
        if(!(validateUsd(data3, {instancePath:instancePath+"/budget_usd_per_month",parentData:data,parentDataProperty:"budget_usd_per_month",rootData}))){
          vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs11 === errors;
        valid3 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs12 = errors;
        const _errs13 = errors;
        let valid4 = true;
        const _errs14 = errors;
        if(data3 !== null){
          const err5 = {};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
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
            const err6 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          var _valid1 = _errs16 === errors;
          valid4 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs18 = errors;
          if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
            const err7 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/else/else/type",keyword:"type",params:{type: schema0.properties.budget_usd_per_month.else.else.type},message:"must be number,null"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          var _valid1 = _errs18 === errors;
          valid4 = _valid1;
          ifClause1 = "else";
        }
        if(!valid4){
          const err8 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid3 = _valid0;
        ifClause0 = "else";
      }
      if(!valid3){
        const err9 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    if(data.on_exceeded !== undefined){
      if(!(validateOnExceeded(data.on_exceeded, {instancePath:instancePath+"/on_exceeded",parentData:data,parentDataProperty:"on_exceeded",rootData}))){
        vErrors = vErrors === null ? validateOnExceeded.errors : vErrors.concat(validateOnExceeded.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
    errors++;
  }
  validateOrganizationUpdate.errors = vErrors;
  return errors === 0;
}

export function getPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  getPath.errors = vErrors;
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

export function updateHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  updateHeaders.errors = vErrors;
  return errors === 0;
}

export const getQuery = getPath;
export const updatePath = getPath;
export const updateQuery = getPath;
export const updateBody = validateOrganizationUpdate;
