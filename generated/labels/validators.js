// Generated from spec/ by `npm run generate`. Do not edit.
import { validateDuration } from "../common/validators.js";
import { validateOutcomeValue } from "../outcomes/validators.js";
import { validateFilter } from "../queries/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const func0 = ucs2length;
const formats0 = formats.int32;
const pattern0 = new RegExp("^lq_[0-9a-z]{26}$", "u");
const schema0 = {"type":"string","enum":["random","stratified","uncertain","disagreement","new_epoch"]};

export function validateLabelClaim(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.labeler === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "labeler"},message:"must have required property '"+"labeler"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "labeler") || (key0 === "lease")) || (key0 === "blind"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.labeler !== undefined){
      if(!(validateLabeler(data.labeler, {instancePath:instancePath+"/labeler",parentData:data,parentDataProperty:"labeler",rootData}))){
        vErrors = vErrors === null ? validateLabeler.errors : vErrors.concat(validateLabeler.errors);
        errors = vErrors.length;
      }
    }
    if(data.lease !== undefined){
      if(!(validateDuration(data.lease, {instancePath:instancePath+"/lease",parentData:data,parentDataProperty:"lease",rootData}))){
        vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
        errors = vErrors.length;
      }
    }
    if(data.blind !== undefined){
      if(typeof data.blind !== "boolean"){
        const err2 = {instancePath:instancePath+"/blind",schemaPath:"#/properties/blind/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
  validateLabelClaim.errors = vErrors;
  return errors === 0;
}

export function validateLabelGiven(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.labeler === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "labeler"},message:"must have required property '"+"labeler"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.value === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "labeler") || (key0 === "value")) || (key0 === "comment"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.labeler !== undefined){
      if(!(validateLabeler(data.labeler, {instancePath:instancePath+"/labeler",parentData:data,parentDataProperty:"labeler",rootData}))){
        vErrors = vErrors === null ? validateLabeler.errors : vErrors.concat(validateLabeler.errors);
        errors = vErrors.length;
      }
    }
    if(data.value !== undefined){
      if(!(validateOutcomeValue(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
        vErrors = vErrors === null ? validateOutcomeValue.errors : vErrors.concat(validateOutcomeValue.errors);
        errors = vErrors.length;
      }
    }
    if(data.comment !== undefined){
      let data2 = data.comment;
      if(typeof data2 === "string"){
        if(func0(data2) > 2000){
          const err3 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
  validateLabelGiven.errors = vErrors;
  return errors === 0;
}

export function validateLabelQueueCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.strategy === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "strategy"},message:"must have required property '"+"strategy"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.size === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((((key0 === "strategy") || (key0 === "size")) || (key0 === "near")) || (key0 === "labelers")) || (key0 === "where"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.strategy !== undefined){
      if(!(validateLabelStrategy(data.strategy, {instancePath:instancePath+"/strategy",parentData:data,parentDataProperty:"strategy",rootData}))){
        vErrors = vErrors === null ? validateLabelStrategy.errors : vErrors.concat(validateLabelStrategy.errors);
        errors = vErrors.length;
      }
    }
    if(data.size !== undefined){
      let data1 = data.size;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err3 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 5000 || isNaN(data1)){
          const err4 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        if(data1 < 1 || isNaN(data1)){
          const err5 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        if(!(formats0.validate(data1))){
          const err6 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
      }
    }
    if(data.near !== undefined){
      let data2 = data.near;
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 1 || isNaN(data2)){
          const err7 = {instancePath:instancePath+"/near",schemaPath:"#/properties/near/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        if(data2 < 0 || isNaN(data2)){
          const err8 = {instancePath:instancePath+"/near",schemaPath:"#/properties/near/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/near",schemaPath:"#/properties/near/type",keyword:"type",params:{type: "number"},message:"must be number"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    if(data.labelers !== undefined){
      let data3 = data.labelers;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        const err10 = {instancePath:instancePath+"/labelers",schemaPath:"#/properties/labelers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 > 5 || isNaN(data3)){
          const err11 = {instancePath:instancePath+"/labelers",schemaPath:"#/properties/labelers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        if(data3 < 1 || isNaN(data3)){
          const err12 = {instancePath:instancePath+"/labelers",schemaPath:"#/properties/labelers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
          errors++;
        }
        if(!(formats0.validate(data3))){
          const err13 = {instancePath:instancePath+"/labelers",schemaPath:"#/properties/labelers/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
          errors++;
        }
      }
    }
    if(data.where !== undefined){
      if(!(validateFilter(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
        vErrors = vErrors === null ? validateFilter.errors : vErrors.concat(validateFilter.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
    errors++;
  }
  validateLabelQueueCreate.errors = vErrors;
  return errors === 0;
}

export function validateLabelQueueId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!pattern0.test(data)){
      const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^lq_[0-9a-z]{26}$"},message:"must match pattern \""+"^lq_[0-9a-z]{26}$"+"\""};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateLabelQueueId.errors = vErrors;
  return errors === 0;
}

export function validateLabelSkip(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.labeler === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "labeler"},message:"must have required property '"+"labeler"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.reason === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "labeler") || (key0 === "reason"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.labeler !== undefined){
      if(!(validateLabeler(data.labeler, {instancePath:instancePath+"/labeler",parentData:data,parentDataProperty:"labeler",rootData}))){
        vErrors = vErrors === null ? validateLabeler.errors : vErrors.concat(validateLabeler.errors);
        errors = vErrors.length;
      }
    }
    if(data.reason !== undefined){
      let data1 = data.reason;
      if(typeof data1 === "string"){
        if(func0(data1) > 2000){
          const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(func0(data1) < 1){
          const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
  validateLabelSkip.errors = vErrors;
  return errors === 0;
}

export function validateLabelStrategy(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!(((((data === "random") || (data === "stratified")) || (data === "uncertain")) || (data === "disagreement")) || (data === "new_epoch"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateLabelStrategy.errors = vErrors;
  return errors === 0;
}

export function validateLabeler(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateLabeler.errors = vErrors;
  return errors === 0;
}
