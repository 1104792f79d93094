// Generated from spec/ by `npm run generate`. Do not edit.
import { validateAttributeScalar, validateDocumentId, validateGivenTimestamp, validateJsonObject, validateName, validateNamespaceName } from "../common/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const schema0 = {"type":["string","number","boolean","null","array"],"items":{"$ref":"AttributeScalar"}};
const pattern0 = new RegExp("^[A-Za-z0-9_-]{1,128}$", "u");
const formats0 = formats.int64;
const func0 = ucs2length;
const pattern1 = new RegExp("^(state|attributes)\\.[^.]+(\\.[^.]+)*$", "u");
const schema1 = {"if":{"type":["string"]},"then":{"$ref":"DocumentId"},"else":{"if":{"type":["object"]},"then":{"$ref":"ConditionalDelete"},"else":{"type":["string","object"]}}};
const pattern2 = new RegExp("^(W/)?\"(0|[1-9][0-9]{0,15})(-[A-Za-z0-9_-]+)?\"$", "u");

export function validateAttributeValue(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)) && (!(Array.isArray(data)))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0.type},message:"must be string,number,boolean,null,array"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(Array.isArray(data)){
    const len0 = data.length;
    for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
      if(!(validateAttributeScalar(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validateAttributeScalar.errors : vErrors.concat(validateAttributeScalar.errors);
        errors = vErrors.length;
      }
    }
  }
  validateAttributeValue.errors = vErrors;
  return errors === 0;
}

export function validateAttributes(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 256){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern0.test(key0)){
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
    const before1=errors;
    for(const key1 in data){
      if(errors-before1>=20) break;
      if(!(validateAttributeValue(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validateAttributeValue.errors : vErrors.concat(validateAttributeValue.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateAttributes.errors = vErrors;
  return errors === 0;
}

export function validateConditionalDelete(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!((key0 === "id") || (key0 === "if_revision"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validateDocumentId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
        errors = vErrors.length;
      }
    }
    if(data.if_revision !== undefined){
      let data1 = data.if_revision;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err2 = {instancePath:instancePath+"/if_revision",schemaPath:"#/properties/if_revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 < 0 || isNaN(data1)){
          const err3 = {instancePath:instancePath+"/if_revision",schemaPath:"#/properties/if_revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(!(formats0.validate(data1))){
          const err4 = {instancePath:instancePath+"/if_revision",schemaPath:"#/properties/if_revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validateConditionalDelete.errors = vErrors;
  return errors === 0;
}

export function validateDocumentAppend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.path === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data.values === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((((key0 === "id") || (key0 === "path")) || (key0 === "values")) || (key0 === "if_revision"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validateDocumentId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
        errors = vErrors.length;
      }
    }
    if(data.path !== undefined){
      let data1 = data.path;
      if(typeof data1 === "string"){
        if(func0(data1) > 1024){
          const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        if(func0(data1) < 7){
          const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        if(!pattern1.test(data1)){
          const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(state|attributes)\\.[^.]+(\\.[^.]+)*$"},message:"must match pattern \""+"^(state|attributes)\\.[^.]+(\\.[^.]+)*$"+"\""};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
    }
    if(data.values !== undefined){
      let data2 = data.values;
      if(Array.isArray(data2)){
        if(data2.length > 10000){
          const err8 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    if(data.if_revision !== undefined){
      let data3 = data.if_revision;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        const err10 = {instancePath:instancePath+"/if_revision",schemaPath:"#/properties/if_revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 < 0 || isNaN(data3)){
          const err11 = {instancePath:instancePath+"/if_revision",schemaPath:"#/properties/if_revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        if(!(formats0.validate(data3))){
          const err12 = {instancePath:instancePath+"/if_revision",schemaPath:"#/properties/if_revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
          if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
          errors++;
        }
      }
    }
  }
  else {
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
    errors++;
  }
  validateDocumentAppend.errors = vErrors;
  return errors === 0;
}

export function validateDocumentDelete(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(validateDocumentId(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
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
      if(!(validateConditionalDelete(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateConditionalDelete.errors : vErrors.concat(validateConditionalDelete.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs9 = errors;
      if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
        const err2 = {instancePath,schemaPath:"#/else/else/type",keyword:"type",params:{type: schema1.else.else.type},message:"must be string,object"};
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
  validateDocumentDelete.errors = vErrors;
  return errors === 0;
}

export function validateDocumentWrite(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(((((key0 === "id") || (key0 === "attributes")) || (key0 === "state")) || (key0 === "created_at")) || (key0 === "if_revision"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validateDocumentId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
        errors = vErrors.length;
      }
    }
    if(data.attributes !== undefined){
      if(!(validateAttributes(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
        vErrors = vErrors === null ? validateAttributes.errors : vErrors.concat(validateAttributes.errors);
        errors = vErrors.length;
      }
    }
    if(data.state !== undefined){
      if(!(validateJsonObject(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
        vErrors = vErrors === null ? validateJsonObject.errors : vErrors.concat(validateJsonObject.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateGivenTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateGivenTimestamp.errors : vErrors.concat(validateGivenTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.if_revision !== undefined){
      let data4 = data.if_revision;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        const err2 = {instancePath:instancePath+"/if_revision",schemaPath:"#/properties/if_revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          const err3 = {instancePath:instancePath+"/if_revision",schemaPath:"#/properties/if_revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(!(formats0.validate(data4))){
          const err4 = {instancePath:instancePath+"/if_revision",schemaPath:"#/properties/if_revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validateDocumentWrite.errors = vErrors;
  return errors === 0;
}

export function validateWriteRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.wait_timeout_ms === undefined){
      data.wait_timeout_ms = 5000;
    }
    const before5=errors;
    for(const key0 in data){
      if(errors-before5>=20) break;
      if(!((((((key0 === "upsert") || (key0 === "patch")) || (key0 === "append")) || (key0 === "delete")) || (key0 === "wait_for")) || (key0 === "wait_timeout_ms"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.upsert !== undefined){
      let data0 = data.upsert;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateDocumentWrite(data0[i0], {instancePath:instancePath+"/upsert/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateDocumentWrite.errors : vErrors.concat(validateDocumentWrite.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err1 = {instancePath:instancePath+"/upsert",schemaPath:"#/properties/upsert/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.patch !== undefined){
      let data2 = data.patch;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0, before1=errors; i1<len1 && errors-before1<20; i1++){
          if(!(validateDocumentWrite(data2[i1], {instancePath:instancePath+"/patch/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateDocumentWrite.errors : vErrors.concat(validateDocumentWrite.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.append !== undefined){
      let data4 = data.append;
      if(Array.isArray(data4)){
        const len2 = data4.length;
        for(let i2=0, before2=errors; i2<len2 && errors-before2<20; i2++){
          if(!(validateDocumentAppend(data4[i2], {instancePath:instancePath+"/append/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validateDocumentAppend.errors : vErrors.concat(validateDocumentAppend.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/append",schemaPath:"#/properties/append/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.delete !== undefined){
      let data6 = data.delete;
      if(Array.isArray(data6)){
        const len3 = data6.length;
        for(let i3=0, before3=errors; i3<len3 && errors-before3<20; i3++){
          if(!(validateDocumentDelete(data6[i3], {instancePath:instancePath+"/delete/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
            vErrors = vErrors === null ? validateDocumentDelete.errors : vErrors.concat(validateDocumentDelete.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/delete",schemaPath:"#/properties/delete/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.wait_for !== undefined){
      let data8 = data.wait_for;
      if(Array.isArray(data8)){
        if(data8.length > 100){
          const err5 = {instancePath:instancePath+"/wait_for",schemaPath:"#/properties/wait_for/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        const len4 = data8.length;
        for(let i4=0, before4=errors; i4<len4 && errors-before4<20; i4++){
          if(!(validateName(data8[i4], {instancePath:instancePath+"/wait_for/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/wait_for",schemaPath:"#/properties/wait_for/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    let data10 = data.wait_timeout_ms;
    if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
      const err7 = {instancePath:instancePath+"/wait_timeout_ms",schemaPath:"#/properties/wait_timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
      if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
      errors++;
    }
    if((typeof data10 == "number") && (isFinite(data10))){
      if(data10 < 0 || isNaN(data10)){
        const err8 = {instancePath:instancePath+"/wait_timeout_ms",schemaPath:"#/properties/wait_timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
  validateWriteRequest.errors = vErrors;
  return errors === 0;
}

export function getPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "ns") || (key0 === "id"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.ns !== undefined){
      if(!(validateNamespaceName(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
        errors = vErrors.length;
      }
    }
    if(data.id !== undefined){
      if(!(validateDocumentId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  getPath.errors = vErrors;
  return errors === 0;
}

export function getQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.wait_timeout_ms === undefined){
      data.wait_timeout_ms = 5000;
    }
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!((key0 === "judgments") || (key0 === "wait_timeout_ms"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.judgments !== undefined){
      let data0 = data.judgments;
      if(Array.isArray(data0)){
        if(data0.length > 100){
          const err1 = {instancePath:instancePath+"/judgments",schemaPath:"#/properties/judgments/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateName(data0[i0], {instancePath:instancePath+"/judgments/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/judgments",schemaPath:"#/properties/judgments/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    let data2 = data.wait_timeout_ms;
    if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
      const err3 = {instancePath:instancePath+"/wait_timeout_ms",schemaPath:"#/properties/wait_timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
    if((typeof data2 == "number") && (isFinite(data2))){
      if(data2 < 0 || isNaN(data2)){
        const err4 = {instancePath:instancePath+"/wait_timeout_ms",schemaPath:"#/properties/wait_timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
  getQuery.errors = vErrors;
  return errors === 0;
}

export function getHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data["If-Match"] !== undefined){
      let data0 = data["If-Match"];
      if(typeof data0 === "string"){
        if(func0(data0) > 128){
          const err0 = {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
          if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
          errors++;
        }
        if(!pattern2.test(data0)){
          const err1 = {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/pattern",keyword:"pattern",params:{pattern: "^(W/)?\"(0|[1-9][0-9]{0,15})(-[A-Za-z0-9_-]+)?\"$"},message:"must match pattern \""+"^(W/)?\"(0|[1-9][0-9]{0,15})(-[A-Za-z0-9_-]+)?\"$"+"\""};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
  getHeaders.errors = vErrors;
  return errors === 0;
}

export function writePath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ns === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "ns")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.ns !== undefined){
      if(!(validateNamespaceName(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  writePath.errors = vErrors;
  return errors === 0;
}

export function writeQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  writeQuery.errors = vErrors;
  return errors === 0;
}

export function writeHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data["If-Match"] !== undefined){
      let data1 = data["If-Match"];
      if(typeof data1 === "string"){
        if(func0(data1) > 128){
          const err3 = {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(!pattern2.test(data1)){
          const err4 = {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/pattern",keyword:"pattern",params:{pattern: "^(W/)?\"(0|[1-9][0-9]{0,15})(-[A-Za-z0-9_-]+)?\"$"},message:"must match pattern \""+"^(W/)?\"(0|[1-9][0-9]{0,15})(-[A-Za-z0-9_-]+)?\"$"+"\""};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
  writeHeaders.errors = vErrors;
  return errors === 0;
}

export const writeBody = validateWriteRequest;
