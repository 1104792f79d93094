// Generated from spec/ by `npm run generate`. Do not edit.
import { validateTimestamp } from "../common/validators.js";
import { formats } from "../validators-runtime.js";

const schema0 = {"type":"string","enum":["hour","day"]};
const formats0 = formats.int32;

export function validateActivityStep(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((data === "hour") || (data === "day"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateActivityStep.errors = vErrors;
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

export function getQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.step === undefined){
      data.step = "hour";
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((((key0 === "from") || (key0 === "step")) || (key0 === "steps")) || (key0 === "to"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.from !== undefined){
      if(!(validateTimestamp(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(!(validateActivityStep(data.step, {instancePath:instancePath+"/step",parentData:data,parentDataProperty:"step",rootData}))){
      vErrors = vErrors === null ? validateActivityStep.errors : vErrors.concat(validateActivityStep.errors);
      errors = vErrors.length;
    }
    if(data.steps !== undefined){
      let data2 = data.steps;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err1 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 744 || isNaN(data2)){
          const err2 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 744},message:"must be <= 744"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(data2 < 1 || isNaN(data2)){
          const err3 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(!(formats0.validate(data2))){
          const err4 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
      }
    }
    if(data.to !== undefined){
      if(!(validateTimestamp(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  getHeaders.errors = vErrors;
  return errors === 0;
}
