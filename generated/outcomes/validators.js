// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateDocumentId, validateGivenTimestamp, validateName, validateNamespaceName } from "../common/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const func0 = ucs2length;
const pattern0 = new RegExp("^[A-Za-z0-9._:-]+$", "u");
const formats0 = formats.int32;
const schema0 = {"if":{"type":["boolean"]},"then":{"type":"boolean"},"else":{"if":{"type":["string"]},"then":{"$ref":"OutcomeOption"},"else":{"if":{"type":["number"]},"then":{"$ref":"OutcomeLevel"},"else":{"type":["boolean","string","integer"]}}}};
const func1 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"object","properties":{"id":{"$ref":"OutcomeId"},"document_id":{"$ref":"DocumentId"},"incarnation":{"type":"integer","format":"int64","minimum":1},"judgment":{"$ref":"Name"},"value":{"$ref":"OutcomeValue"},"observed_at":{"$ref":"GivenTimestamp"},"source":{"type":"string","maxLength":256},"comment":{"type":"string","maxLength":2000},"labeler":{"type":"string","minLength":1,"maxLength":128}},"required":["document_id","judgment","value"],"additionalProperties":false};
const formats1 = formats.int64;

export function validateOutcomeId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!pattern0.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateOutcomeId.errors = vErrors;
  return errors === 0;
}

export function validateOutcomeLevel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if((typeof data == "number") && (isFinite(data))){
    if(data > 9 || isNaN(data)){
      const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
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
  validateOutcomeLevel.errors = vErrors;
  return errors === 0;
}

export function validateOutcomeOption(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateOutcomeOption.errors = vErrors;
  return errors === 0;
}

export function validateOutcomeValue(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(typeof data !== "boolean"){
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
    if(typeof data !== "boolean"){
      const err1 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
    if(typeof data !== "string"){
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
      if(!(validateOutcomeOption(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateOutcomeOption.errors : vErrors.concat(validateOutcomeOption.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs10 = errors;
      const _errs11 = errors;
      let valid2 = true;
      const _errs12 = errors;
      if(!((typeof data == "number") && (isFinite(data)))){
        const err3 = {};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      var _valid2 = _errs12 === errors;
      errors = _errs11;
      if(vErrors !== null){
        if(_errs11){
          vErrors.length = _errs11;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs14 = errors;
        if(!(validateOutcomeLevel(data, {instancePath,parentData,parentDataProperty,rootData}))){
          vErrors = vErrors === null ? validateOutcomeLevel.errors : vErrors.concat(validateOutcomeLevel.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs14 === errors;
        valid2 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs15 = errors;
        if(((typeof data !== "boolean") && (typeof data !== "string")) && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
          const err4 = {instancePath,schemaPath:"#/else/else/else/type",keyword:"type",params:{type: schema0.else.else.else.type},message:"must be boolean,string,integer"};
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
      var _valid1 = _errs10 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err6 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
      errors++;
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
    errors++;
  }
  validateOutcomeValue.errors = vErrors;
  return errors === 0;
}

export function validateOutcomeWrite(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.document_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"},message:"must have required property '"+"document_id"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.judgment === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "judgment"},message:"must have required property '"+"judgment"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data.value === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(func1.call(schema1.properties, key0))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validateOutcomeId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateOutcomeId.errors : vErrors.concat(validateOutcomeId.errors);
        errors = vErrors.length;
      }
    }
    if(data.document_id !== undefined){
      if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
        vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
        errors = vErrors.length;
      }
    }
    if(data.incarnation !== undefined){
      let data2 = data.incarnation;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err4 = {instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 1 || isNaN(data2)){
          const err5 = {instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        if(!(formats1.validate(data2))){
          const err6 = {instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
      }
    }
    if(data.judgment !== undefined){
      if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
    if(data.value !== undefined){
      if(!(validateOutcomeValue(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
        vErrors = vErrors === null ? validateOutcomeValue.errors : vErrors.concat(validateOutcomeValue.errors);
        errors = vErrors.length;
      }
    }
    if(data.observed_at !== undefined){
      if(!(validateGivenTimestamp(data.observed_at, {instancePath:instancePath+"/observed_at",parentData:data,parentDataProperty:"observed_at",rootData}))){
        vErrors = vErrors === null ? validateGivenTimestamp.errors : vErrors.concat(validateGivenTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.source !== undefined){
      let data6 = data.source;
      if(typeof data6 === "string"){
        if(func0(data6) > 256){
          const err7 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
        errors++;
      }
    }
    if(data.comment !== undefined){
      let data7 = data.comment;
      if(typeof data7 === "string"){
        if(func0(data7) > 2000){
          const err9 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
          if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
        errors++;
      }
    }
    if(data.labeler !== undefined){
      let data8 = data.labeler;
      if(typeof data8 === "string"){
        if(func0(data8) > 128){
          const err11 = {instancePath:instancePath+"/labeler",schemaPath:"#/properties/labeler/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        if(func0(data8) < 1){
          const err12 = {instancePath:instancePath+"/labeler",schemaPath:"#/properties/labeler/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
          errors++;
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/labeler",schemaPath:"#/properties/labeler/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
        errors++;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
    errors++;
  }
  validateOutcomeWrite.errors = vErrors;
  return errors === 0;
}

export function validateOutcomesCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.outcomes === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcomes"},message:"must have required property '"+"outcomes"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!(key0 === "outcomes")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.outcomes !== undefined){
      let data0 = data.outcomes;
      if(Array.isArray(data0)){
        if(data0.length > 1000){
          const err2 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(data0.length < 1){
          const err3 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateOutcomeWrite(data0[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateOutcomeWrite.errors : vErrors.concat(validateOutcomeWrite.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
  validateOutcomesCreate.errors = vErrors;
  return errors === 0;
}

export function createPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  createPath.errors = vErrors;
  return errors === 0;
}

export function createQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  createQuery.errors = vErrors;
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
      if(!(validateOutcomeId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateOutcomeId.errors : vErrors.concat(validateOutcomeId.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
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
      if(!(((((((key0 === "cursor") || (key0 === "document_id")) || (key0 === "judgment")) || (key0 === "limit")) || (key0 === "matched")) || (key0 === "since")) || (key0 === "until"))){
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
    if(data.document_id !== undefined){
      if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
        vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
        errors = vErrors.length;
      }
    }
    if(data.judgment !== undefined){
      if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
    let data3 = data.limit;
    if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
      const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if((typeof data3 == "number") && (isFinite(data3))){
      if(data3 > 1000 || isNaN(data3)){
        const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if(data3 < 1 || isNaN(data3)){
        const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(!(formats0.validate(data3))){
        const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.matched !== undefined){
      if(typeof data.matched !== "boolean"){
        const err5 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.since !== undefined){
      if(!(validateGivenTimestamp(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
        vErrors = vErrors === null ? validateGivenTimestamp.errors : vErrors.concat(validateGivenTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.until !== undefined){
      if(!(validateGivenTimestamp(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
        vErrors = vErrors === null ? validateGivenTimestamp.errors : vErrors.concat(validateGivenTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
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

export const createBody = validateOutcomesCreate;
export const deleteQuery = createQuery;
export const deleteHeaders = createHeaders;
export const listPath = createPath;
