// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const getPath = validate0;
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

const pattern1 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate2.errors = vErrors;
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
      if(!(validate1(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validate2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const getQuery = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
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
  validate3.errors = vErrors;
  return errors === 0;
}

export const getHeaders = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}

export const recommendBody = validate5;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data == "number") && (isFinite(data))){
    if(data > 1 || isNaN(data)){
      const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data < 0 || isNaN(data)){
      const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.precision === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "precision"},message:"must have required property '"+"precision"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before2=errors;
    for(const key0 in data){
      if(errors-before2>=20) break;
      if(!(key0 === "precision")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.precision !== undefined){
      if(!(validate6(data.precision, {instancePath:instancePath+"/precision",parentData:data,parentDataProperty:"precision",rootData}))){
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
    if(data.recall === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recall"},message:"must have required property '"+"recall"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before3=errors;
    for(const key0 in data){
      if(errors-before3>=20) break;
      if(!(key0 === "recall")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.recall !== undefined){
      if(!(validate6(data.recall, {instancePath:instancePath+"/recall",parentData:data,parentDataProperty:"recall",rootData}))){
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.false_positive === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "false_positive"},message:"must have required property '"+"false_positive"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.false_negative === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "false_negative"},message:"must have required property '"+"false_negative"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before4=errors;
    for(const key0 in data){
      if(errors-before4>=20) break;
      if(!((key0 === "false_positive") || (key0 === "false_negative"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.false_positive !== undefined){
      let data0 = data.false_positive;
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 < 0 || isNaN(data0)){
          const err3 = {instancePath:instancePath+"/false_positive",schemaPath:"#/properties/false_positive/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/false_positive",schemaPath:"#/properties/false_positive/type",keyword:"type",params:{type: "number"},message:"must be number"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.false_negative !== undefined){
      let data1 = data.false_negative;
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 < 0 || isNaN(data1)){
          const err5 = {instancePath:instancePath+"/false_negative",schemaPath:"#/properties/false_negative/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/false_negative",schemaPath:"#/properties/false_negative/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
  validate9.errors = vErrors;
  return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.cost === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before5=errors;
    for(const key0 in data){
      if(errors-before5>=20) break;
      if(!(key0 === "cost")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.cost !== undefined){
      if(!(validate9(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
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
  validate10.errors = vErrors;
  return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(errors === _errs1){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.precision === undefined) && (missing0 = "precision")){
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
    const _errs5 = errors;
    let valid1 = true;
    const _errs6 = errors;
    if(errors === _errs6){
      if(data && typeof data == "object" && !Array.isArray(data)){
        let missing1;
        if((data.recall === undefined) && (missing1 = "recall")){
          const err2 = {};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
      }
      else {
        const err3 = {};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    var _valid1 = _errs6 === errors;
    errors = _errs5;
    if(vErrors !== null){
      if(_errs5){
        vErrors.length = _errs5;
      }
      else {
        vErrors = null;
      }
    }
    let ifClause1;
    if(_valid1){
      const _errs8 = errors;
      if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs9 = errors;
      if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err4 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.target === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before6=errors;
    for(const key0 in data){
      if(errors-before6>=20) break;
      if(!((key0 === "threshold") || (key0 === "target"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.threshold !== undefined){
      if(!(validate2(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.target !== undefined){
      if(!(validate11(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
    errors = vErrors.length;
  }
  validate5.errors = vErrors;
  return errors === 0;
}
export const recommendPath = getPath;
export const recommendQuery = getQuery;
export const recommendHeaders = getHeaders;
