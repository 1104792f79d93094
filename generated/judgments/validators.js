// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const activatePath = validate0;
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

export const activateQuery = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before17=errors;
    for(const key0 in data){
      if(errors-before17>=20) break;
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

export const activateHeaders = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate4.errors = vErrors;
  return errors === 0;
}

export const activateBody = validate5;
const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if((typeof data == "number") && (isFinite(data))){
    if(data > 2147483647 || isNaN(data)){
      const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data < 1 || isNaN(data)){
      const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    if(!(formats0.validate(data))){
      const err3 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
  }
  validate6.errors = vErrors;
  return errors === 0;
}

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.force === undefined){
      data.force = false;
    }
    if(data.version === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before18=errors;
    for(const key0 in data){
      if(errors-before18>=20) break;
      if(!((key0 === "version") || (key0 === "force"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.version !== undefined){
      if(!(validate6(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
        errors = vErrors.length;
      }
    }
    if(typeof data.force !== "boolean"){
      const err2 = {instancePath:instancePath+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
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

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
    errors = vErrors.length;
  }
  validate5.errors = vErrors;
  return errors === 0;
}

export const backfillBody = validate8;
const pattern2 = new RegExp("^attributes\\.[A-Za-z0-9_-]{1,128}$", "u");
const schema0 = {"if":{"type":["string"]},"then":{"type":"string"},"else":{"if":{"type":["number"]},"then":{"type":"number"},"else":{"if":{"type":["boolean"]},"then":{"type":"boolean"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"if":{"type":["array"]},"then":{"$ref":"AttributeScalars"},"else":{"type":["string","number","boolean","null","array"]}}}}}};
const schema1 = {"type":["string","number","boolean","null"]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},message:"must be string,number,boolean,null"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 1000){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
      if(!(validate9(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
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
            if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData}))){
              vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
  validate11.errors = vErrors;
  return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 32){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before19=errors;
    for(const key0 in data){
      if(errors-before19>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern2.test(key0)){
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
    const before20=errors;
    for(const key1 in data){
      if(errors-before20>=20) break;
      if(!(validate11(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

const schema2 = {"if":{"type":"array","minItems":1,"items":[{"enum":["And","Or"]}]},"then":{"type":"array","items":[{"enum":["And","Or"]},{"type":"array","minItems":1,"maxItems":64,"items":{"$ref":"Filter"}}],"minItems":2,"maxItems":2},"else":{"if":{"type":"array","minItems":1,"items":[{"enum":["Not"]}]},"then":{"type":"array","items":[{"const":"Not"},{"$ref":"Filter"}],"minItems":2,"maxItems":2},"else":{"type":"array","items":[{"type":"string","maxLength":1024,"pattern":"^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"},{"enum":["Eq","NotEq","In","NotIn","Lt","Lte","Gt","Gte","Glob","NotGlob","IGlob","NotIGlob","Contains","ContainsAny"]},{"if":{"type":["string","number","boolean","null"]},"then":{"type":["string","number","boolean","null"]},"else":{"if":{"type":["array"]},"then":{"type":"array","maxItems":1000,"items":{"type":["string","number","boolean","null"]}},"else":{"type":["string","number","boolean","null","array"]}}}],"minItems":3,"maxItems":3}}};
const wrapper0 = {validate: validate13};
const pattern3 = new RegExp("^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(errors === _errs1){
    if(Array.isArray(data)){
      if(data.length < 1){
        const err0 = {};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
      else {
        const len0 = data.length;
        if(len0 > 0){
          let data0 = data[0];
          if(!((data0 === "And") || (data0 === "Or"))){
            const err1 = {};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
          }
        }
      }
    }
    else {
      const err2 = {};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
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
    const _errs4 = errors;
    if(Array.isArray(data)){
      if(data.length > 2){
        const err3 = {instancePath,schemaPath:"#/then/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(data.length < 2){
        const err4 = {instancePath,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      const len1 = data.length;
      if(len1 > 0){
        let data1 = data[0];
        if(!((data1 === "And") || (data1 === "Or"))){
          const err5 = {instancePath:instancePath+"/0",schemaPath:"#/then/items/0/enum",keyword:"enum",params:{allowedValues: schema2.then.items[0].enum},message:"must be equal to one of the allowed values"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
      }
      if(len1 > 1){
        let data2 = data[1];
        if(Array.isArray(data2)){
          if(data2.length > 64){
            const err6 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          if(data2.length < 1){
            const err7 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          const len2 = data2.length;
          for(let i0=0, before1=errors; i0<len2 && errors-before1<20; i0++){
            if(!(wrapper0.validate(data2[i0], {instancePath:instancePath+"/1/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
              vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
              errors = vErrors.length;
            }
          }
        }
        else {
          const err8 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
    }
    else {
      const err9 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
      if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  }
  else {
    const _errs10 = errors;
    const _errs11 = errors;
    let valid5 = true;
    const _errs12 = errors;
    if(errors === _errs12){
      if(Array.isArray(data)){
        if(data.length < 1){
          const err10 = {};
          if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
          errors++;
        }
        else {
          const len3 = data.length;
          if(len3 > 0){
            if(!(data[0] === "Not")){
              const err11 = {};
              if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
              errors++;
            }
          }
        }
      }
      else {
        const err12 = {};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
    }
    var _valid1 = _errs12 === errors;
    errors = _errs11;
    if(vErrors !== null){
      if(_errs11){
        vErrors.length = _errs11;
      }
      else {
        vErrors = null;
      }
    }
    let ifClause1;
    if(_valid1){
      const _errs15 = errors;
      if(Array.isArray(data)){
        if(data.length > 2){
          const err13 = {instancePath,schemaPath:"#/else/then/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
          if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
          errors++;
        }
        if(data.length < 2){
          const err14 = {instancePath,schemaPath:"#/else/then/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
          if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
          errors++;
        }
        const len4 = data.length;
        if(len4 > 0){
          if("Not" !== data[0]){
            const err15 = {instancePath:instancePath+"/0",schemaPath:"#/else/then/items/0/const",keyword:"const",params:{allowedValue: "Not"},message:"must be equal to constant"};
            if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
            errors++;
          }
        }
        if(len4 > 1){
          if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err16 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
        errors++;
      }
      var _valid1 = _errs15 === errors;
      valid5 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs19 = errors;
      if(Array.isArray(data)){
        if(data.length > 3){
          const err17 = {instancePath,schemaPath:"#/else/else/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
          if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
          errors++;
        }
        if(data.length < 3){
          const err18 = {instancePath,schemaPath:"#/else/else/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"};
          if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
          errors++;
        }
        const len5 = data.length;
        if(len5 > 0){
          let data7 = data[0];
          if(typeof data7 === "string"){
            if(func0(data7) > 1024){
              const err19 = {instancePath:instancePath+"/0",schemaPath:"#/else/else/items/0/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
              if(vErrors === null) vErrors = [err19]; else vErrors.push(err19);
              errors++;
            }
            if(!pattern3.test(data7)){
              const err20 = {instancePath:instancePath+"/0",schemaPath:"#/else/else/items/0/pattern",keyword:"pattern",params:{pattern: "^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"},message:"must match pattern \""+"^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"+"\""};
              if(vErrors === null) vErrors = [err20]; else vErrors.push(err20);
              errors++;
            }
          }
          else {
            const err21 = {instancePath:instancePath+"/0",schemaPath:"#/else/else/items/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
            if(vErrors === null) vErrors = [err21]; else vErrors.push(err21);
            errors++;
          }
        }
        if(len5 > 1){
          let data8 = data[1];
          if(!((((((((((((((data8 === "Eq") || (data8 === "NotEq")) || (data8 === "In")) || (data8 === "NotIn")) || (data8 === "Lt")) || (data8 === "Lte")) || (data8 === "Gt")) || (data8 === "Gte")) || (data8 === "Glob")) || (data8 === "NotGlob")) || (data8 === "IGlob")) || (data8 === "NotIGlob")) || (data8 === "Contains")) || (data8 === "ContainsAny"))){
            const err22 = {instancePath:instancePath+"/1",schemaPath:"#/else/else/items/1/enum",keyword:"enum",params:{allowedValues: schema2.else.else.items[1].enum},message:"must be equal to one of the allowed values"};
            if(vErrors === null) vErrors = [err22]; else vErrors.push(err22);
            errors++;
          }
        }
        if(len5 > 2){
          let data9 = data[2];
          const _errs25 = errors;
          let valid9 = true;
          const _errs26 = errors;
          if((((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")) && (data9 !== null)){
            const err23 = {};
            if(vErrors === null) vErrors = [err23]; else vErrors.push(err23);
            errors++;
          }
          var _valid2 = _errs26 === errors;
          errors = _errs25;
          if(vErrors !== null){
            if(_errs25){
              vErrors.length = _errs25;
            }
            else {
              vErrors = null;
            }
          }
          let ifClause2;
          if(_valid2){
            const _errs28 = errors;
            if((((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")) && (data9 !== null)){
              const err24 = {instancePath:instancePath+"/2",schemaPath:"#/else/else/items/2/then/type",keyword:"type",params:{type: schema2.else.else.items[2].then.type},message:"must be string,number,boolean,null"};
              if(vErrors === null) vErrors = [err24]; else vErrors.push(err24);
              errors++;
            }
            var _valid2 = _errs28 === errors;
            valid9 = _valid2;
            ifClause2 = "then";
          }
          else {
            const _errs30 = errors;
            const _errs31 = errors;
            let valid10 = true;
            const _errs32 = errors;
            if(!(Array.isArray(data9))){
              const err25 = {};
              if(vErrors === null) vErrors = [err25]; else vErrors.push(err25);
              errors++;
            }
            var _valid3 = _errs32 === errors;
            errors = _errs31;
            if(vErrors !== null){
              if(_errs31){
                vErrors.length = _errs31;
              }
              else {
                vErrors = null;
              }
            }
            let ifClause3;
            if(_valid3){
              const _errs34 = errors;
              if(Array.isArray(data9)){
                if(data9.length > 1000){
                  const err26 = {instancePath:instancePath+"/2",schemaPath:"#/else/else/items/2/else/then/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
                  if(vErrors === null) vErrors = [err26]; else vErrors.push(err26);
                  errors++;
                }
                const len6 = data9.length;
                for(let i1=0, before2=errors; i1<len6 && errors-before2<20; i1++){
                  let data10 = data9[i1];
                  if((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (data10 !== null)){
                    const err27 = {instancePath:instancePath+"/2/" + i1,schemaPath:"#/else/else/items/2/else/then/items/type",keyword:"type",params:{type: schema2.else.else.items[2].else.then.items.type},message:"must be string,number,boolean,null"};
                    if(vErrors === null) vErrors = [err27]; else vErrors.push(err27);
                    errors++;
                  }
                }
              }
              else {
                const err28 = {instancePath:instancePath+"/2",schemaPath:"#/else/else/items/2/else/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
                if(vErrors === null) vErrors = [err28]; else vErrors.push(err28);
                errors++;
              }
              var _valid3 = _errs34 === errors;
              valid10 = _valid3;
              ifClause3 = "then";
            }
            else {
              const _errs38 = errors;
              if(((((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")) && (data9 !== null)) && (!(Array.isArray(data9)))){
                const err29 = {instancePath:instancePath+"/2",schemaPath:"#/else/else/items/2/else/else/type",keyword:"type",params:{type: schema2.else.else.items[2].else.else.type},message:"must be string,number,boolean,null,array"};
                if(vErrors === null) vErrors = [err29]; else vErrors.push(err29);
                errors++;
              }
              var _valid3 = _errs38 === errors;
              valid10 = _valid3;
              ifClause3 = "else";
            }
            if(!valid10){
              const err30 = {instancePath:instancePath+"/2",schemaPath:"#/else/else/items/2/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
              if(vErrors === null) vErrors = [err30]; else vErrors.push(err30);
              errors++;
            }
            var _valid2 = _errs30 === errors;
            valid9 = _valid2;
            ifClause2 = "else";
          }
          if(!valid9){
            const err31 = {instancePath:instancePath+"/2",schemaPath:"#/else/else/items/2/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
            if(vErrors === null) vErrors = [err31]; else vErrors.push(err31);
            errors++;
          }
        }
      }
      else {
        const err32 = {instancePath,schemaPath:"#/else/else/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err32]; else vErrors.push(err32);
        errors++;
      }
      var _valid1 = _errs19 === errors;
      valid5 = _valid1;
      ifClause1 = "else";
    }
    if(!valid5){
      const err33 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err33]; else vErrors.push(err33);
      errors++;
    }
    var _valid0 = _errs10 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err34 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err34]; else vErrors.push(err34);
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.confirm === undefined){
      data.confirm = false;
    }
    const before21=errors;
    for(const key0 in data){
      if(errors-before21>=20) break;
      if(!((key0 === "filters") || (key0 === "confirm"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.filters !== undefined){
      if(!(validate14(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData}))){
        vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
        errors = vErrors.length;
      }
    }
    if(typeof data.confirm !== "boolean"){
      const err1 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
    errors = vErrors.length;
  }
  validate8.errors = vErrors;
  return errors === 0;
}

export const createPath = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ns === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before22=errors;
    for(const key0 in data){
      if(errors-before22>=20) break;
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
  validate16.errors = vErrors;
  return errors === 0;
}

export const createBody = validate17;
const schema3 = {"type":"object","properties":{"name":{"$ref":"Name"},"question":{"$ref":"InstructionText"},"type":{"$ref":"JudgmentType"},"criteria":{"$ref":"CriteriaInput"},"options":{"$ref":"OptionsInput"},"context":{"$ref":"ContextRecipeInput"},"engine":{"$ref":"EngineSelectionInput"},"horizon":{"$ref":"DurationOrZero","default":"0s"},"applies_to":{"$ref":"AttributeMatch"},"thresholds":{"$ref":"ThresholdsInput"},"parts":{"type":"array","items":{"$ref":"PartInput"},"minItems":1,"maxItems":32},"features":{"type":"array","items":{"$ref":"AttributePath"},"minItems":1,"maxItems":32},"freshness":{"$ref":"FreshnessSettings"}},"required":["name","question","type"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 4000){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
  validate18.errors = vErrors;
  return errors === 0;
}

const schema4 = {"type":"string","enum":["bool","choice","score"]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!(((data === "bool") || (data === "choice")) || (data === "score"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}

const schema5 = {"if":{"type":["string"]},"then":{"$ref":"InstructionText"},"else":{"if":{"type":["object"]},"then":{"$ref":"BoolCriteriaInput"},"else":{"if":{"type":["array"]},"then":{"$ref":"LevelCriteria"},"else":{"type":["string","object","array"]}}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before23=errors;
    for(const key0 in data){
      if(errors-before23>=20) break;
      if(!((key0 === "true") || (key0 === "false"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.true !== undefined){
      if(!(validate18(data.true, {instancePath:instancePath+"/true",parentData:data,parentDataProperty:"true",rootData}))){
        vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
        errors = vErrors.length;
      }
    }
    if(data.false !== undefined){
      if(!(validate18(data.false, {instancePath:instancePath+"/false",parentData:data,parentDataProperty:"false",rootData}))){
        vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
        errors = vErrors.length;
      }
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

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 10){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.length < 2){
      const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0, before3=errors; i0<len0 && errors-before3<20; i0++){
      if(!(validate18(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
    if(!(data && typeof data == "object" && !Array.isArray(data))){
      const err1 = {};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
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
      if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs9 = errors;
      const _errs10 = errors;
      let valid2 = true;
      const _errs11 = errors;
      if(!(Array.isArray(data))){
        const err2 = {};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      var _valid2 = _errs11 === errors;
      errors = _errs10;
      if(vErrors !== null){
        if(_errs10){
          vErrors.length = _errs10;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs13 = errors;
        if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs13 === errors;
        valid2 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs14 = errors;
        if((!data || typeof data != "object") && (typeof data !== "string")){
          const err3 = {instancePath,schemaPath:"#/else/else/else/type",keyword:"type",params:{type: schema5.else.else.else.type},message:"must be string,object,array"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        var _valid2 = _errs14 === errors;
        valid2 = _valid2;
        ifClause2 = "else";
      }
      if(!valid2){
        const err4 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err5 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}

const schema6 = {"if":{"type":["array"]},"then":{"$ref":"ChoiceOptionsInput"},"else":{"if":{"type":["object"]},"then":{"$ref":"OptionsFromInput"},"else":{"type":["array","object"]}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.value === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before24=errors;
    for(const key0 in data){
      if(errors-before24>=20) break;
      if(!((key0 === "value") || (key0 === "description"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.value !== undefined){
      let data0 = data.value;
      if(typeof data0 === "string"){
        if(func0(data0) > 256){
          const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(func0(data0) < 1){
          const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.description !== undefined){
      if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
        vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 254){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 254},message:"must NOT have more than 254 items"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.length < 1){
      const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0, before4=errors; i0<len0 && errors-before4<20; i0++){
      if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.from === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before25=errors;
    for(const key0 in data){
      if(errors-before25>=20) break;
      if(!(key0 === "from")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.from !== undefined){
      if(!(validate2(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(!(Array.isArray(data))){
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
    if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
    if(!(data && typeof data == "object" && !Array.isArray(data))){
      const err1 = {};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
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
      if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs9 = errors;
      if(!data || typeof data != "object"){
        const err2 = {instancePath,schemaPath:"#/else/else/type",keyword:"type",params:{type: schema6.else.else.type},message:"must be array,object"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err3 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}

const pattern4 = new RegExp("^(attributes|state)(\\.[^.]+)*$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 1024){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 5){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!pattern4.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(attributes|state)(\\.[^.]+)*$"},message:"must match pattern \""+"^(attributes|state)(\\.[^.]+)*$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}

const pattern5 = new RegExp("^[1-9][0-9]*[smhd]$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate28.errors = vErrors;
  return errors === 0;
}

const pattern6 = new RegExp("^(id|attributes\\.[A-Za-z0-9_-]+)$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 139){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 139},message:"must NOT have more than 139 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(!pattern6.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(id|attributes\\.[A-Za-z0-9_-]+)$"},message:"must match pattern \""+"^(id|attributes\\.[A-Za-z0-9_-]+)$"+"\""};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}

const pattern7 = new RegExp("^attributes\\.[A-Za-z0-9_-]+$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 139){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 139},message:"must NOT have more than 139 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(!pattern7.test(data)){
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
  validate30.errors = vErrors;
  return errors === 0;
}

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.theirs === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "theirs"},message:"must have required property '"+"theirs"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.mine === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mine"},message:"must have required property '"+"mine"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before26=errors;
    for(const key0 in data){
      if(errors-before26>=20) break;
      if(!((key0 === "theirs") || (key0 === "mine"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.theirs !== undefined){
      if(!(validate29(data.theirs, {instancePath:instancePath+"/theirs",parentData:data,parentDataProperty:"theirs",rootData}))){
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
    }
    if(data.mine !== undefined){
      if(!(validate30(data.mine, {instancePath:instancePath+"/mine",parentData:data,parentDataProperty:"mine",rootData}))){
        vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}

const pattern8 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!pattern8.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    const before27=errors;
    for(const key0 in data){
      if(errors-before27>=20) break;
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
  validate33.errors = vErrors;
  return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    for(let i0=0, before5=errors; i0<len0 && errors-before5<20; i0++){
      if(!(validate33(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.judgment === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "judgment"},message:"must have required property '"+"judgment"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before28=errors;
    for(const key0 in data){
      if(errors-before28>=20) break;
      if(!(((key0 === "judgment") || (key0 === "cut")) || (key0 === "band"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.judgment !== undefined){
      if(!(validate2(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.cut !== undefined){
      if(!(validate2(data.cut, {instancePath:instancePath+"/cut",parentData:data,parentDataProperty:"cut",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.band !== undefined){
      if(!(validate34(data.band, {instancePath:instancePath+"/band",parentData:data,parentDataProperty:"band",rootData}))){
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before29=errors;
    for(const key0 in data){
      if(errors-before29>=20) break;
      if(!((((((key0 === "name") || (key0 === "join")) || (key0 === "namespace")) || (key0 === "fields")) || (key0 === "last_n")) || (key0 === "answers"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validate2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.join !== undefined){
      if(!(validate31(data.join, {instancePath:instancePath+"/join",parentData:data,parentDataProperty:"join",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
    if(data.namespace !== undefined){
      if(!(validate32(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
        errors = vErrors.length;
      }
    }
    if(data.fields !== undefined){
      let data3 = data.fields;
      if(Array.isArray(data3)){
        if(data3.length > 256){
          const err2 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(data3.length < 1){
          const err3 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0, before6=errors; i0<len0 && errors-before6<20; i0++){
          if(!(validate27(data3[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.last_n !== undefined){
      let data5 = data.last_n;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        const err5 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 > 50 || isNaN(data5)){
          const err6 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(data5 < 1 || isNaN(data5)){
          const err7 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        if(!(formats0.validate(data5))){
          const err8 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
    }
    if(data.answers !== undefined){
      let data6 = data.answers;
      if(Array.isArray(data6)){
        if(data6.length > 32){
          const err9 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
          errors++;
        }
        if(data6.length < 1){
          const err10 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
          errors++;
        }
        const len1 = data6.length;
        for(let i1=0, before7=errors; i1<len1 && errors-before7<20; i1++){
          if(!(validate35(data6[i1], {instancePath:instancePath+"/answers/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
  validate36.errors = vErrors;
  return errors === 0;
}

const pattern9 = new RegExp("^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 320){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(!pattern9.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"},message:"must match pattern \""+"^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"+"\""};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}

const pattern10 = new RegExp("^[A-Za-z0-9_.-]{1,320}$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 32){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before30=errors;
    for(const key0 in data){
      if(errors-before30>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern10.test(key0)){
          const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,320}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,320}$"+"\"",propertyName:key0};
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
    const before31=errors;
    for(const key1 in data){
      if(errors-before31>=20) break;
      if(!(validate34(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before32=errors;
    for(const key0 in data){
      if(errors-before32>=20) break;
      if(!(((key0 === "name") || (key0 === "aggregates")) || (key0 === "bands"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validate2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.aggregates !== undefined){
      let data1 = data.aggregates;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          const err2 = {instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(data1.length < 1){
          const err3 = {instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0, before8=errors; i0<len0 && errors-before8<20; i0++){
          if(!(validate37(data1[i0], {instancePath:instancePath+"/aggregates/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.bands !== undefined){
      if(!(validate38(data.bands, {instancePath:instancePath+"/bands",parentData:data,parentDataProperty:"bands",rootData}))){
        vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}

const schema7 = {"type":"string","enum":["last_answer","created"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((data === "last_answer") || (data === "created"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.anchor === undefined){
      data.anchor = "last_answer";
    }
    if(data.fields === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before33=errors;
    for(const key0 in data){
      if(errors-before33>=20) break;
      if(!((key0 === "fields") || (key0 === "anchor"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.fields !== undefined){
      let data0 = data.fields;
      if(Array.isArray(data0)){
        if(data0.length > 256){
          const err2 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(data0.length < 1){
          const err3 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0, before9=errors; i0<len0 && errors-before9<20; i0++){
          if(!(validate27(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(!(validate40(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
      vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
      errors = vErrors.length;
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before34=errors;
    for(const key0 in data){
      if(errors-before34>=20) break;
      if(!(((((((key0 === "fields") || (key0 === "last_n")) || (key0 === "window")) || (key0 === "max_tokens")) || (key0 === "related")) || (key0 === "group")) || (key0 === "previous"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.fields !== undefined){
      let data0 = data.fields;
      if(Array.isArray(data0)){
        if(data0.length > 256){
          const err1 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
        if(data0.length < 1){
          const err2 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0, before10=errors; i0<len0 && errors-before10<20; i0++){
          if(!(validate27(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.last_n !== undefined){
      let data2 = data.last_n;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err4 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 10000 || isNaN(data2)){
          const err5 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        if(data2 < 1 || isNaN(data2)){
          const err6 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(!(formats0.validate(data2))){
          const err7 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
      }
    }
    if(data.window !== undefined){
      if(!(validate28(data.window, {instancePath:instancePath+"/window",parentData:data,parentDataProperty:"window",rootData}))){
        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
        errors = vErrors.length;
      }
    }
    if(data.max_tokens !== undefined){
      let data4 = data.max_tokens;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        const err8 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 > 32000 || isNaN(data4)){
          const err9 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32000},message:"must be <= 32000"};
          if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
          errors++;
        }
        if(data4 < 1 || isNaN(data4)){
          const err10 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
          errors++;
        }
        if(!(formats0.validate(data4))){
          const err11 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
      }
    }
    if(data.related !== undefined){
      let data5 = data.related;
      if(Array.isArray(data5)){
        if(data5.length > 16){
          const err12 = {instancePath:instancePath+"/related",schemaPath:"#/properties/related/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
          if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
          errors++;
        }
        if(data5.length < 1){
          const err13 = {instancePath:instancePath+"/related",schemaPath:"#/properties/related/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
          errors++;
        }
        const len1 = data5.length;
        for(let i1=0, before11=errors; i1<len1 && errors-before11<20; i1++){
          if(!(validate36(data5[i1], {instancePath:instancePath+"/related/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
        errors++;
      }
    }
    if(data.group !== undefined){
      if(!(validate39(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
        errors = vErrors.length;
      }
    }
    if(data.previous !== undefined){
      if(!(validate41(data.previous, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData}))){
        vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}

const pattern11 = new RegExp("^[a-z][a-z0-9_-]*$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!pattern11.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before35=errors;
    for(const key0 in data){
      if(errors-before35>=20) break;
      if(!((key0 === "name") || (key0 === "version"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validate43(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if(data.version !== undefined){
      let data1 = data.version;
      if(typeof data1 === "string"){
        if(func0(data1) > 128){
          const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(func0(data1) < 1){
          const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
  validate44.errors = vErrors;
  return errors === 0;
}

const pattern12 = new RegExp("^(0|[1-9][0-9]*)[smhd]$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!pattern12.test(data)){
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
  validate45.errors = vErrors;
  return errors === 0;
}

const pattern13 = new RegExp("^[A-Za-z0-9_-]{1,128}$", "u");
const schema8 = {"if":{"type":["number"]},"then":{"$ref":"ThresholdNumber"},"else":{"if":{"type":["object"]},"then":{"$ref":"ChoiceThresholdInput"},"else":{"type":["number","object"]}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data == "number") && (isFinite(data))){
    if(data > 9 || isNaN(data)){
      const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
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
  validate46.errors = vErrors;
  return errors === 0;
}

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.value === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.gte === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gte"},message:"must have required property '"+"gte"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before36=errors;
    for(const key0 in data){
      if(errors-before36>=20) break;
      if(!((key0 === "value") || (key0 === "gte"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.value !== undefined){
      let data0 = data.value;
      if(typeof data0 === "string"){
        if(func0(data0) > 256){
          const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(func0(data0) < 1){
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
    if(data.gte !== undefined){
      let data1 = data.gte;
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 1 || isNaN(data1)){
          const err6 = {instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(data1 < 0 || isNaN(data1)){
          const err7 = {instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "number"},message:"must be number"};
        if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
        errors++;
      }
    }
  }
  else {
    const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(!((typeof data == "number") && (isFinite(data)))){
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
    if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
    if(!(data && typeof data == "object" && !Array.isArray(data))){
      const err1 = {};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
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
      if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs9 = errors;
      if((!((typeof data == "number") && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
        const err2 = {instancePath,schemaPath:"#/else/else/type",keyword:"type",params:{type: schema8.else.else.type},message:"must be number,object"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err3 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 32){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before37=errors;
    for(const key0 in data){
      if(errors-before37>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern13.test(key0)){
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
    const before38=errors;
    for(const key1 in data){
      if(errors-before38>=20) break;
      if(!(validate48(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.question === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before39=errors;
    for(const key0 in data){
      if(errors-before39>=20) break;
      if(!((key0 === "name") || (key0 === "question"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validate2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.question !== undefined){
      if(!(validate18(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData}))){
        vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}

const schema9 = {"type":"string","enum":["on_write","on_read","periodic","manual"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((((data === "on_write") || (data === "on_read")) || (data === "periodic")) || (data === "manual"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if((typeof data == "number") && (isFinite(data))){
    if(data > 86400000 || isNaN(data)){
      const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000},message:"must be <= 86400000"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data < 0 || isNaN(data)){
      const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    if(!(formats0.validate(data))){
      const err3 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before40=errors;
    for(const key0 in data){
      if(errors-before40>=20) break;
      if(!((key0 === "created_within") || (key0 === "where"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.created_within !== undefined){
      if(!(validate28(data.created_within, {instancePath:instancePath+"/created_within",parentData:data,parentDataProperty:"created_within",rootData}))){
        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
        errors = vErrors.length;
      }
    }
    if(data.where !== undefined){
      if(!(validate12(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
        vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before41=errors;
    for(const key0 in data){
      if(errors-before41>=20) break;
      if(!(((key0 === "scope") || (key0 === "debounce_ms")) || (key0 === "max_wait_ms"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.scope !== undefined){
      if(!(validate53(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if(data.debounce_ms !== undefined){
      if(!(validate52(data.debounce_ms, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if(data.max_wait_ms !== undefined){
      if(!(validate52(data.max_wait_ms, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before42=errors;
    for(const key0 in data){
      if(errors-before42>=20) break;
      if(!(((((key0 === "policy") || (key0 === "debounce_ms")) || (key0 === "interval")) || (key0 === "max_wait_ms")) || (key0 === "fanout"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.policy !== undefined){
      if(!(validate51(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
        errors = vErrors.length;
      }
    }
    if(data.debounce_ms !== undefined){
      if(!(validate52(data.debounce_ms, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if(data.interval !== undefined){
      if(!(validate28(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
        errors = vErrors.length;
      }
    }
    if(data.max_wait_ms !== undefined){
      if(!(validate52(data.max_wait_ms, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if(data.fanout !== undefined){
      if(!(validate54(data.fanout, {instancePath:instancePath+"/fanout",parentData:data,parentDataProperty:"fanout",rootData}))){
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.horizon === undefined){
      data.horizon = "0s";
    }
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.question === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data.type === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    const before43=errors;
    for(const key0 in data){
      if(errors-before43>=20) break;
      if(!(func1.call(schema3.properties, key0))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validate2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.question !== undefined){
      if(!(validate18(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData}))){
        vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
        errors = vErrors.length;
      }
    }
    if(data.type !== undefined){
      if(!(validate19(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
    if(data.criteria !== undefined){
      if(!(validate22(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if(data.options !== undefined){
      if(!(validate26(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
        vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
        errors = vErrors.length;
      }
    }
    if(data.context !== undefined){
      if(!(validate42(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData}))){
        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
        errors = vErrors.length;
      }
    }
    if(data.engine !== undefined){
      if(!(validate44(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
        vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
        errors = vErrors.length;
      }
    }
    if(!(validate45(data.horizon, {instancePath:instancePath+"/horizon",parentData:data,parentDataProperty:"horizon",rootData}))){
      vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
      errors = vErrors.length;
    }
    if(data.applies_to !== undefined){
      if(!(validate12(data.applies_to, {instancePath:instancePath+"/applies_to",parentData:data,parentDataProperty:"applies_to",rootData}))){
        vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
        errors = vErrors.length;
      }
    }
    if(data.thresholds !== undefined){
      if(!(validate49(data.thresholds, {instancePath:instancePath+"/thresholds",parentData:data,parentDataProperty:"thresholds",rootData}))){
        vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
        errors = vErrors.length;
      }
    }
    if(data.parts !== undefined){
      let data10 = data.parts;
      if(Array.isArray(data10)){
        if(data10.length > 32){
          const err4 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        if(data10.length < 1){
          const err5 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        const len0 = data10.length;
        for(let i0=0, before12=errors; i0<len0 && errors-before12<20; i0++){
          if(!(validate50(data10[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.features !== undefined){
      let data12 = data.features;
      if(Array.isArray(data12)){
        if(data12.length > 32){
          const err7 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        if(data12.length < 1){
          const err8 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        const len1 = data12.length;
        for(let i1=0, before13=errors; i1<len1 && errors-before13<20; i1++){
          if(!(validate30(data12[i1], {instancePath:instancePath+"/features/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    if(data.freshness !== undefined){
      if(!(validate55(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
    errors = vErrors.length;
  }
  validate17.errors = vErrors;
  return errors === 0;
}

export const createVersionBody = validate57;
const schema10 = {"type":"object","properties":{"name":{"$ref":"Name"},"question":{"$ref":"InstructionText"},"type":{"$ref":"JudgmentType"},"criteria":{"$ref":"CriteriaInput"},"options":{"$ref":"OptionsInput"},"context":{"$ref":"ContextRecipeInput"},"engine":{"$ref":"EngineSelectionInput"},"horizon":{"$ref":"DurationOrZero","default":"0s"},"applies_to":{"$ref":"AttributeMatch"},"thresholds":{"$ref":"ThresholdsInput"},"parts":{"type":"array","items":{"$ref":"PartInput"},"minItems":1,"maxItems":32},"features":{"type":"array","items":{"$ref":"AttributePath"},"minItems":1,"maxItems":32}},"required":["question","type"],"additionalProperties":false};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.horizon === undefined){
      data.horizon = "0s";
    }
    if(data.question === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before44=errors;
    for(const key0 in data){
      if(errors-before44>=20) break;
      if(!(func1.call(schema10.properties, key0))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validate2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.question !== undefined){
      if(!(validate18(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData}))){
        vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
        errors = vErrors.length;
      }
    }
    if(data.type !== undefined){
      if(!(validate19(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
    if(data.criteria !== undefined){
      if(!(validate22(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if(data.options !== undefined){
      if(!(validate26(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
        vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
        errors = vErrors.length;
      }
    }
    if(data.context !== undefined){
      if(!(validate42(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData}))){
        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
        errors = vErrors.length;
      }
    }
    if(data.engine !== undefined){
      if(!(validate44(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
        vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
        errors = vErrors.length;
      }
    }
    if(!(validate45(data.horizon, {instancePath:instancePath+"/horizon",parentData:data,parentDataProperty:"horizon",rootData}))){
      vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
      errors = vErrors.length;
    }
    if(data.applies_to !== undefined){
      if(!(validate12(data.applies_to, {instancePath:instancePath+"/applies_to",parentData:data,parentDataProperty:"applies_to",rootData}))){
        vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
        errors = vErrors.length;
      }
    }
    if(data.thresholds !== undefined){
      if(!(validate49(data.thresholds, {instancePath:instancePath+"/thresholds",parentData:data,parentDataProperty:"thresholds",rootData}))){
        vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
        errors = vErrors.length;
      }
    }
    if(data.parts !== undefined){
      let data10 = data.parts;
      if(Array.isArray(data10)){
        if(data10.length > 32){
          const err3 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(data10.length < 1){
          const err4 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        const len0 = data10.length;
        for(let i0=0, before14=errors; i0<len0 && errors-before14<20; i0++){
          if(!(validate50(data10[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.features !== undefined){
      let data12 = data.features;
      if(Array.isArray(data12)){
        if(data12.length > 32){
          const err6 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(data12.length < 1){
          const err7 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        const len1 = data12.length;
        for(let i1=0, before15=errors; i1<len1 && errors-before15<20; i1++){
          if(!(validate30(data12[i1], {instancePath:instancePath+"/features/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
        errors++;
      }
    }
  }
  else {
    const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
    errors = vErrors.length;
  }
  validate57.errors = vErrors;
  return errors === 0;
}

export const evaluationsQuery = validate59;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate60.errors = vErrors;
  return errors === 0;
}

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!pattern8.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}

const formats1 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern14 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 32){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(!pattern14.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!(formats1.validate(data))){
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
  validate62.errors = vErrors;
  return errors === 0;
}

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    const before45=errors;
    for(const key0 in data){
      if(errors-before45>=20) break;
      if(!(((((((key0 === "cursor") || (key0 === "document_id")) || (key0 === "limit")) || (key0 === "shadow")) || (key0 === "since")) || (key0 === "until")) || (key0 === "version"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validate60(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if(data.document_id !== undefined){
      if(!(validate61(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
    if(data.shadow !== undefined){
      if(typeof data.shadow !== "boolean"){
        const err5 = {instancePath:instancePath+"/shadow",schemaPath:"#/properties/shadow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.since !== undefined){
      if(!(validate62(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
        vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
        errors = vErrors.length;
      }
    }
    if(data.until !== undefined){
      if(!(validate62(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
        vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
        errors = vErrors.length;
      }
    }
    if(data.version !== undefined){
      if(!(validate6(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}

export const evaluationsHeaders = validate63;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}

export const explainPath = validate64;

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ns === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data.judgment === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "judgment"},message:"must have required property '"+"judgment"+"'"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    const before46=errors;
    for(const key0 in data){
      if(errors-before46>=20) break;
      if(!(((key0 === "ns") || (key0 === "id")) || (key0 === "judgment"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.ns !== undefined){
      if(!(validate32(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
        errors = vErrors.length;
      }
    }
    if(data.id !== undefined){
      if(!(validate61(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if(data.judgment !== undefined){
      if(!(validate2(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}

export const listQuery = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    const before47=errors;
    for(const key0 in data){
      if(errors-before47>=20) break;
      if(!((key0 === "cursor") || (key0 === "limit"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validate60(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
  validate65.errors = vErrors;
  return errors === 0;
}

export const updateBody = validate66;
const schema11 = {"type":"object","properties":{"thresholds":{"if":{"type":["object"]},"then":{"$ref":"ThresholdChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}},"freshness":{"if":{"type":["object"]},"then":{"$ref":"FreshnessChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}}},"additionalProperties":false};
const schema12 = {"if":{"type":["number"]},"then":{"$ref":"ThresholdNumber"},"else":{"if":{"type":["object"]},"then":{"$ref":"ChoiceThresholdInput"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["number","object","null"]}}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(!((typeof data == "number") && (isFinite(data)))){
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
    if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
    if(!(data && typeof data == "object" && !Array.isArray(data))){
      const err1 = {};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
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
      if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs9 = errors;
      const _errs10 = errors;
      let valid2 = true;
      const _errs11 = errors;
      if(data !== null){
        const err2 = {};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      var _valid2 = _errs11 === errors;
      errors = _errs10;
      if(vErrors !== null){
        if(_errs10){
          vErrors.length = _errs10;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs13 = errors;
        if(data !== null){
          const err3 = {instancePath,schemaPath:"#/else/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        var _valid2 = _errs13 === errors;
        valid2 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs15 = errors;
        if(((!((typeof data == "number") && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))) && (data !== null)){
          const err4 = {instancePath,schemaPath:"#/else/else/else/type",keyword:"type",params:{type: schema12.else.else.else.type},message:"must be number,object,null"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        var _valid2 = _errs15 === errors;
        valid2 = _valid2;
        ifClause2 = "else";
      }
      if(!valid2){
        const err5 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err6 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 32){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before48=errors;
    for(const key0 in data){
      if(errors-before48>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern13.test(key0)){
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
    const before49=errors;
    for(const key1 in data){
      if(errors-before49>=20) break;
      if(!(validate67(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}

const schema13 = {"type":"object","properties":{"policy":{"if":{"type":["string"]},"then":{"$ref":"FreshnessPolicy"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"debounce_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}},"interval":{"if":{"type":["string"]},"then":{"$ref":"Duration"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"max_wait_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}},"fanout":{"if":{"type":["object"]},"then":{"$ref":"FanoutChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}}},"additionalProperties":false};
const schema14 = {"type":"object","properties":{"scope":{"if":{"type":["object"]},"then":{"$ref":"FanoutScopeChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}},"debounce_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}},"max_wait_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}}},"additionalProperties":false};
const schema15 = {"type":"object","properties":{"created_within":{"if":{"type":["string"]},"then":{"$ref":"Duration"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"where":{"if":{"type":["object"]},"then":{"$ref":"AttributeMatch"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}}},"additionalProperties":false};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before50=errors;
    for(const key0 in data){
      if(errors-before50>=20) break;
      if(!((key0 === "created_within") || (key0 === "where"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.created_within !== undefined){
      let data0 = data.created_within;
      const _errs3 = errors;
      let valid1 = true;
      const _errs4 = errors;
      if(typeof data0 !== "string"){
        const err1 = {};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3;
      if(vErrors !== null){
        if(_errs3){
          vErrors.length = _errs3;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs6 = errors;
        if(!(validate28(data0, {instancePath:instancePath+"/created_within",parentData:data,parentDataProperty:"created_within",rootData}))){
          vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs7 = errors;
        const _errs8 = errors;
        let valid2 = true;
        const _errs9 = errors;
        if(data0 !== null){
          const err2 = {};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        var _valid1 = _errs9 === errors;
        errors = _errs8;
        if(vErrors !== null){
          if(_errs8){
            vErrors.length = _errs8;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs11 = errors;
          if(data0 !== null){
            const err3 = {instancePath:instancePath+"/created_within",schemaPath:"#/properties/created_within/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
            errors++;
          }
          var _valid1 = _errs11 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs13 = errors;
          if((typeof data0 !== "string") && (data0 !== null)){
            const err4 = {instancePath:instancePath+"/created_within",schemaPath:"#/properties/created_within/else/else/type",keyword:"type",params:{type: schema15.properties.created_within.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
            errors++;
          }
          var _valid1 = _errs13 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        if(!valid2){
          const err5 = {instancePath:instancePath+"/created_within",schemaPath:"#/properties/created_within/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if(!valid1){
        const err6 = {instancePath:instancePath+"/created_within",schemaPath:"#/properties/created_within/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.where !== undefined){
      let data1 = data.where;
      const _errs16 = errors;
      let valid3 = true;
      const _errs17 = errors;
      if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
        const err7 = {};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
      var _valid2 = _errs17 === errors;
      errors = _errs16;
      if(vErrors !== null){
        if(_errs16){
          vErrors.length = _errs16;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs19 = errors;
        if(!(validate12(data1, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
          vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs19 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs20 = errors;
        const _errs21 = errors;
        let valid4 = true;
        const _errs22 = errors;
        if(data1 !== null){
          const err8 = {};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid3 = _errs22 === errors;
        errors = _errs21;
        if(vErrors !== null){
          if(_errs21){
            vErrors.length = _errs21;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs24 = errors;
          if(data1 !== null){
            const err9 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
            errors++;
          }
          var _valid3 = _errs24 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs26 = errors;
          if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
            const err10 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/else/else/type",keyword:"type",params:{type: schema15.properties.where.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
            errors++;
          }
          var _valid3 = _errs26 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        if(!valid4){
          const err11 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid2 = _errs20 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
      if(!valid3){
        const err12 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
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
  validate69.errors = vErrors;
  return errors === 0;
}

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before51=errors;
    for(const key0 in data){
      if(errors-before51>=20) break;
      if(!(((key0 === "scope") || (key0 === "debounce_ms")) || (key0 === "max_wait_ms"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.scope !== undefined){
      let data0 = data.scope;
      const _errs3 = errors;
      let valid1 = true;
      const _errs4 = errors;
      if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
        const err1 = {};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3;
      if(vErrors !== null){
        if(_errs3){
          vErrors.length = _errs3;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs6 = errors;
        if(!(validate69(data0, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
          vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs7 = errors;
        const _errs8 = errors;
        let valid2 = true;
        const _errs9 = errors;
        if(data0 !== null){
          const err2 = {};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        var _valid1 = _errs9 === errors;
        errors = _errs8;
        if(vErrors !== null){
          if(_errs8){
            vErrors.length = _errs8;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs11 = errors;
          if(data0 !== null){
            const err3 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
            errors++;
          }
          var _valid1 = _errs11 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs13 = errors;
          if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
            const err4 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/else/type",keyword:"type",params:{type: schema14.properties.scope.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
            errors++;
          }
          var _valid1 = _errs13 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        if(!valid2){
          const err5 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if(!valid1){
        const err6 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.debounce_ms !== undefined){
      let data1 = data.debounce_ms;
      const _errs16 = errors;
      let valid3 = true;
      const _errs17 = errors;
      if(!((typeof data1 == "number") && (isFinite(data1)))){
        const err7 = {};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
      var _valid2 = _errs17 === errors;
      errors = _errs16;
      if(vErrors !== null){
        if(_errs16){
          vErrors.length = _errs16;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs19 = errors;
        if(!(validate52(data1, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
          vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs19 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs20 = errors;
        const _errs21 = errors;
        let valid4 = true;
        const _errs22 = errors;
        if(data1 !== null){
          const err8 = {};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid3 = _errs22 === errors;
        errors = _errs21;
        if(vErrors !== null){
          if(_errs21){
            vErrors.length = _errs21;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs24 = errors;
          if(data1 !== null){
            const err9 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
            errors++;
          }
          var _valid3 = _errs24 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs26 = errors;
          if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
            const err10 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/else/type",keyword:"type",params:{type: schema14.properties.debounce_ms.else.else.type},message:"must be integer,null"};
            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
            errors++;
          }
          var _valid3 = _errs26 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        if(!valid4){
          const err11 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid2 = _errs20 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
      if(!valid3){
        const err12 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
    }
    if(data.max_wait_ms !== undefined){
      let data2 = data.max_wait_ms;
      const _errs29 = errors;
      let valid5 = true;
      const _errs30 = errors;
      if(!((typeof data2 == "number") && (isFinite(data2)))){
        const err13 = {};
        if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
        errors++;
      }
      var _valid4 = _errs30 === errors;
      errors = _errs29;
      if(vErrors !== null){
        if(_errs29){
          vErrors.length = _errs29;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause4;
      if(_valid4){
        const _errs32 = errors;
        if(!(validate52(data2, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
          vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
          errors = vErrors.length;
        }
        var _valid4 = _errs32 === errors;
        valid5 = _valid4;
        ifClause4 = "then";
      }
      else {
        const _errs33 = errors;
        const _errs34 = errors;
        let valid6 = true;
        const _errs35 = errors;
        if(data2 !== null){
          const err14 = {};
          if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
          errors++;
        }
        var _valid5 = _errs35 === errors;
        errors = _errs34;
        if(vErrors !== null){
          if(_errs34){
            vErrors.length = _errs34;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause5;
        if(_valid5){
          const _errs37 = errors;
          if(data2 !== null){
            const err15 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
            errors++;
          }
          var _valid5 = _errs37 === errors;
          valid6 = _valid5;
          ifClause5 = "then";
        }
        else {
          const _errs39 = errors;
          if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
            const err16 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/else/type",keyword:"type",params:{type: schema14.properties.max_wait_ms.else.else.type},message:"must be integer,null"};
            if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
            errors++;
          }
          var _valid5 = _errs39 === errors;
          valid6 = _valid5;
          ifClause5 = "else";
        }
        if(!valid6){
          const err17 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/if",keyword:"if",params:{failingKeyword: ifClause5},message:"must match \""+ifClause5+"\" schema"};
          if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
          errors++;
        }
        var _valid4 = _errs33 === errors;
        valid5 = _valid4;
        ifClause4 = "else";
      }
      if(!valid5){
        const err18 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema"};
        if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
        errors++;
      }
    }
  }
  else {
    const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err19]; else vErrors.push(err19);
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before52=errors;
    for(const key0 in data){
      if(errors-before52>=20) break;
      if(!(((((key0 === "policy") || (key0 === "debounce_ms")) || (key0 === "interval")) || (key0 === "max_wait_ms")) || (key0 === "fanout"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.policy !== undefined){
      let data0 = data.policy;
      const _errs3 = errors;
      let valid1 = true;
      const _errs4 = errors;
      if(typeof data0 !== "string"){
        const err1 = {};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3;
      if(vErrors !== null){
        if(_errs3){
          vErrors.length = _errs3;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs6 = errors;
        if(!(validate51(data0, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs7 = errors;
        const _errs8 = errors;
        let valid2 = true;
        const _errs9 = errors;
        if(data0 !== null){
          const err2 = {};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        var _valid1 = _errs9 === errors;
        errors = _errs8;
        if(vErrors !== null){
          if(_errs8){
            vErrors.length = _errs8;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs11 = errors;
          if(data0 !== null){
            const err3 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
            errors++;
          }
          var _valid1 = _errs11 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs13 = errors;
          if((typeof data0 !== "string") && (data0 !== null)){
            const err4 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/else/else/type",keyword:"type",params:{type: schema13.properties.policy.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
            errors++;
          }
          var _valid1 = _errs13 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        if(!valid2){
          const err5 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if(!valid1){
        const err6 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.debounce_ms !== undefined){
      let data1 = data.debounce_ms;
      const _errs16 = errors;
      let valid3 = true;
      const _errs17 = errors;
      if(!((typeof data1 == "number") && (isFinite(data1)))){
        const err7 = {};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
      var _valid2 = _errs17 === errors;
      errors = _errs16;
      if(vErrors !== null){
        if(_errs16){
          vErrors.length = _errs16;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs19 = errors;
        if(!(validate52(data1, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
          vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs19 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs20 = errors;
        const _errs21 = errors;
        let valid4 = true;
        const _errs22 = errors;
        if(data1 !== null){
          const err8 = {};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid3 = _errs22 === errors;
        errors = _errs21;
        if(vErrors !== null){
          if(_errs21){
            vErrors.length = _errs21;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs24 = errors;
          if(data1 !== null){
            const err9 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
            errors++;
          }
          var _valid3 = _errs24 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs26 = errors;
          if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
            const err10 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/else/type",keyword:"type",params:{type: schema13.properties.debounce_ms.else.else.type},message:"must be integer,null"};
            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
            errors++;
          }
          var _valid3 = _errs26 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        if(!valid4){
          const err11 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid2 = _errs20 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
      if(!valid3){
        const err12 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
    }
    if(data.interval !== undefined){
      let data2 = data.interval;
      const _errs29 = errors;
      let valid5 = true;
      const _errs30 = errors;
      if(typeof data2 !== "string"){
        const err13 = {};
        if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
        errors++;
      }
      var _valid4 = _errs30 === errors;
      errors = _errs29;
      if(vErrors !== null){
        if(_errs29){
          vErrors.length = _errs29;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause4;
      if(_valid4){
        const _errs32 = errors;
        if(!(validate28(data2, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
          vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
          errors = vErrors.length;
        }
        var _valid4 = _errs32 === errors;
        valid5 = _valid4;
        ifClause4 = "then";
      }
      else {
        const _errs33 = errors;
        const _errs34 = errors;
        let valid6 = true;
        const _errs35 = errors;
        if(data2 !== null){
          const err14 = {};
          if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
          errors++;
        }
        var _valid5 = _errs35 === errors;
        errors = _errs34;
        if(vErrors !== null){
          if(_errs34){
            vErrors.length = _errs34;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause5;
        if(_valid5){
          const _errs37 = errors;
          if(data2 !== null){
            const err15 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
            errors++;
          }
          var _valid5 = _errs37 === errors;
          valid6 = _valid5;
          ifClause5 = "then";
        }
        else {
          const _errs39 = errors;
          if((typeof data2 !== "string") && (data2 !== null)){
            const err16 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/else/else/type",keyword:"type",params:{type: schema13.properties.interval.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
            errors++;
          }
          var _valid5 = _errs39 === errors;
          valid6 = _valid5;
          ifClause5 = "else";
        }
        if(!valid6){
          const err17 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/else/if",keyword:"if",params:{failingKeyword: ifClause5},message:"must match \""+ifClause5+"\" schema"};
          if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
          errors++;
        }
        var _valid4 = _errs33 === errors;
        valid5 = _valid4;
        ifClause4 = "else";
      }
      if(!valid5){
        const err18 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema"};
        if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
        errors++;
      }
    }
    if(data.max_wait_ms !== undefined){
      let data3 = data.max_wait_ms;
      const _errs42 = errors;
      let valid7 = true;
      const _errs43 = errors;
      if(!((typeof data3 == "number") && (isFinite(data3)))){
        const err19 = {};
        if(vErrors === null) vErrors = [err19]; else vErrors.push(err19);
        errors++;
      }
      var _valid6 = _errs43 === errors;
      errors = _errs42;
      if(vErrors !== null){
        if(_errs42){
          vErrors.length = _errs42;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause6;
      if(_valid6){
        const _errs45 = errors;
        if(!(validate52(data3, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
          vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
          errors = vErrors.length;
        }
        var _valid6 = _errs45 === errors;
        valid7 = _valid6;
        ifClause6 = "then";
      }
      else {
        const _errs46 = errors;
        const _errs47 = errors;
        let valid8 = true;
        const _errs48 = errors;
        if(data3 !== null){
          const err20 = {};
          if(vErrors === null) vErrors = [err20]; else vErrors.push(err20);
          errors++;
        }
        var _valid7 = _errs48 === errors;
        errors = _errs47;
        if(vErrors !== null){
          if(_errs47){
            vErrors.length = _errs47;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause7;
        if(_valid7){
          const _errs50 = errors;
          if(data3 !== null){
            const err21 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err21]; else vErrors.push(err21);
            errors++;
          }
          var _valid7 = _errs50 === errors;
          valid8 = _valid7;
          ifClause7 = "then";
        }
        else {
          const _errs52 = errors;
          if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
            const err22 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/else/type",keyword:"type",params:{type: schema13.properties.max_wait_ms.else.else.type},message:"must be integer,null"};
            if(vErrors === null) vErrors = [err22]; else vErrors.push(err22);
            errors++;
          }
          var _valid7 = _errs52 === errors;
          valid8 = _valid7;
          ifClause7 = "else";
        }
        if(!valid8){
          const err23 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/if",keyword:"if",params:{failingKeyword: ifClause7},message:"must match \""+ifClause7+"\" schema"};
          if(vErrors === null) vErrors = [err23]; else vErrors.push(err23);
          errors++;
        }
        var _valid6 = _errs46 === errors;
        valid7 = _valid6;
        ifClause6 = "else";
      }
      if(!valid7){
        const err24 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/if",keyword:"if",params:{failingKeyword: ifClause6},message:"must match \""+ifClause6+"\" schema"};
        if(vErrors === null) vErrors = [err24]; else vErrors.push(err24);
        errors++;
      }
    }
    if(data.fanout !== undefined){
      let data4 = data.fanout;
      const _errs55 = errors;
      let valid9 = true;
      const _errs56 = errors;
      if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
        const err25 = {};
        if(vErrors === null) vErrors = [err25]; else vErrors.push(err25);
        errors++;
      }
      var _valid8 = _errs56 === errors;
      errors = _errs55;
      if(vErrors !== null){
        if(_errs55){
          vErrors.length = _errs55;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause8;
      if(_valid8){
        const _errs58 = errors;
        if(!(validate70(data4, {instancePath:instancePath+"/fanout",parentData:data,parentDataProperty:"fanout",rootData}))){
          vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
          errors = vErrors.length;
        }
        var _valid8 = _errs58 === errors;
        valid9 = _valid8;
        ifClause8 = "then";
      }
      else {
        const _errs59 = errors;
        const _errs60 = errors;
        let valid10 = true;
        const _errs61 = errors;
        if(data4 !== null){
          const err26 = {};
          if(vErrors === null) vErrors = [err26]; else vErrors.push(err26);
          errors++;
        }
        var _valid9 = _errs61 === errors;
        errors = _errs60;
        if(vErrors !== null){
          if(_errs60){
            vErrors.length = _errs60;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause9;
        if(_valid9){
          const _errs63 = errors;
          if(data4 !== null){
            const err27 = {instancePath:instancePath+"/fanout",schemaPath:"#/properties/fanout/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err27]; else vErrors.push(err27);
            errors++;
          }
          var _valid9 = _errs63 === errors;
          valid10 = _valid9;
          ifClause9 = "then";
        }
        else {
          const _errs65 = errors;
          if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
            const err28 = {instancePath:instancePath+"/fanout",schemaPath:"#/properties/fanout/else/else/type",keyword:"type",params:{type: schema13.properties.fanout.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err28]; else vErrors.push(err28);
            errors++;
          }
          var _valid9 = _errs65 === errors;
          valid10 = _valid9;
          ifClause9 = "else";
        }
        if(!valid10){
          const err29 = {instancePath:instancePath+"/fanout",schemaPath:"#/properties/fanout/else/if",keyword:"if",params:{failingKeyword: ifClause9},message:"must match \""+ifClause9+"\" schema"};
          if(vErrors === null) vErrors = [err29]; else vErrors.push(err29);
          errors++;
        }
        var _valid8 = _errs59 === errors;
        valid9 = _valid8;
        ifClause8 = "else";
      }
      if(!valid9){
        const err30 = {instancePath:instancePath+"/fanout",schemaPath:"#/properties/fanout/if",keyword:"if",params:{failingKeyword: ifClause8},message:"must match \""+ifClause8+"\" schema"};
        if(vErrors === null) vErrors = [err30]; else vErrors.push(err30);
        errors++;
      }
    }
  }
  else {
    const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err31]; else vErrors.push(err31);
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before53=errors;
    for(const key0 in data){
      if(errors-before53>=20) break;
      if(!((key0 === "thresholds") || (key0 === "freshness"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.thresholds !== undefined){
      let data0 = data.thresholds;
      const _errs3 = errors;
      let valid1 = true;
      const _errs4 = errors;
      if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
        const err1 = {};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3;
      if(vErrors !== null){
        if(_errs3){
          vErrors.length = _errs3;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs6 = errors;
        if(!(validate68(data0, {instancePath:instancePath+"/thresholds",parentData:data,parentDataProperty:"thresholds",rootData}))){
          vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs7 = errors;
        const _errs8 = errors;
        let valid2 = true;
        const _errs9 = errors;
        if(data0 !== null){
          const err2 = {};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        var _valid1 = _errs9 === errors;
        errors = _errs8;
        if(vErrors !== null){
          if(_errs8){
            vErrors.length = _errs8;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs11 = errors;
          if(data0 !== null){
            const err3 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
            errors++;
          }
          var _valid1 = _errs11 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs13 = errors;
          if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
            const err4 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/else/else/type",keyword:"type",params:{type: schema11.properties.thresholds.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
            errors++;
          }
          var _valid1 = _errs13 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        if(!valid2){
          const err5 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if(!valid1){
        const err6 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.freshness !== undefined){
      let data1 = data.freshness;
      const _errs16 = errors;
      let valid3 = true;
      const _errs17 = errors;
      if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
        const err7 = {};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
      var _valid2 = _errs17 === errors;
      errors = _errs16;
      if(vErrors !== null){
        if(_errs16){
          vErrors.length = _errs16;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs19 = errors;
        if(!(validate71(data1, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){
          vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs19 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs20 = errors;
        const _errs21 = errors;
        let valid4 = true;
        const _errs22 = errors;
        if(data1 !== null){
          const err8 = {};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid3 = _errs22 === errors;
        errors = _errs21;
        if(vErrors !== null){
          if(_errs21){
            vErrors.length = _errs21;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs24 = errors;
          if(data1 !== null){
            const err9 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
            errors++;
          }
          var _valid3 = _errs24 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs26 = errors;
          if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
            const err10 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/else/else/type",keyword:"type",params:{type: schema11.properties.freshness.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
            errors++;
          }
          var _valid3 = _errs26 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        if(!valid4){
          const err11 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid2 = _errs20 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
      if(!valid3){
        const err12 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
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
  validate72.errors = vErrors;
  return errors === 0;
}

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
    errors = vErrors.length;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
export const backfillPath = activatePath;
export const backfillQuery = activateQuery;
export const backfillHeaders = activateHeaders;
export const createQuery = activateQuery;
export const createHeaders = activateHeaders;
export const createVersionPath = activatePath;
export const createVersionQuery = activateQuery;
export const createVersionHeaders = activateHeaders;
export const deactivatePath = activatePath;
export const deactivateQuery = activateQuery;
export const deactivateHeaders = activateHeaders;
export const deletePath = activatePath;
export const deleteQuery = activateQuery;
export const deleteHeaders = activateHeaders;
export const evaluationsPath = activatePath;
export const explainQuery = activateQuery;
export const explainHeaders = evaluationsHeaders;
export const getPath = activatePath;
export const getQuery = activateQuery;
export const getHeaders = evaluationsHeaders;
export const listPath = createPath;
export const listHeaders = evaluationsHeaders;
export const updatePath = activatePath;
export const updateQuery = activateQuery;
export const updateHeaders = activateHeaders;
