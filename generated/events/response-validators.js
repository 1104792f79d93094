// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const get200 = validate0;
const schema0 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["subscription.entered"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"SubscriptionTransitionData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const pattern0 = new RegExp("^evt_[0-9a-z]{26}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern0.test(data)){
        validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^evt_[0-9a-z]{26}$"},message:"must match pattern \""+"^evt_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 32){
          validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
          return false;
        }
        else {
          if(!pattern1.test(data)){
            validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""}];
            return false;
          }
          else {
            if(!(formats0.validate(data))){
              validate2.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
              return false;
            }
          }
        }
      }
      else {
        validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
        return false;
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

const pattern2 = new RegExp("^sub_[0-9a-z]{26}$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern2.test(data)){
        validate3.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^sub_[0-9a-z]{26}$"},message:"must match pattern \""+"^sub_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}

const pattern3 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validate4.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate4.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern3.test(data)){
            validate4.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}

const pattern4 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate5.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate5.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern4.test(data)){
            validate5.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validate6.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate6.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern4.test(data)){
            validate6.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate6.errors = vErrors;
  return errors === 0;
}

const schema1 = {"type":"string","enum":["write","answer","backfill","sync","threshold","activation","weights","delete"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((((data === "write") || (data === "answer")) || (data === "backfill")) || (data === "sync")) || (data === "threshold")) || (data === "activation")) || (data === "weights")) || (data === "delete"))){
    validate7.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate7.errors = vErrors;
  return errors === 0;
}

const pattern5 = new RegExp("^[A-Za-z0-9_-]{1,128}$", "u");
const schema2 = {"type":["string","number","boolean","null","array"],"items":{"$ref":"AttributeScalar"}};
const schema3 = {"type":["string","number","boolean","null"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)){
    validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema3.type},message:"must be string,number,boolean,null"}];
    return false;
  }
  validate8.errors = vErrors;
  return errors === 0;
}

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)) && (!(Array.isArray(data)))){
    validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema2.type},message:"must be string,number,boolean,null,array"}];
    return false;
  }
  if(errors === 0){
    if(Array.isArray(data)){
      var valid0 = true;
      const len0 = data.length;
      for(let i0=0; i0<len0; i0++){
        const _errs1 = errors;
        if(!(validate8(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
          vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if(!valid0){
          break;
        }
      }
    }
  }
  validate9.errors = vErrors;
  return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(Object.keys(data).length > 256){
        validate10.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern5.test(key0)){
              const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,128}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,128}$"+"\"",propertyName:key0};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if(!valid0){
            const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validate10.errors = vErrors;
            return false;
            break;
          }
        }
        if(valid0){
          for(const key1 in data){
            const _errs3 = errors;
            if(!(validate9(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
              vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs3 === errors;
            if(!valid1){
              break;
            }
          }
        }
      }
    }
    else {
      validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate10.errors = vErrors;
  return errors === 0;
}

const schema4 = {"type":"string","enum":["bool","choice","score"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "bool") || (data === "choice")) || (data === "score"))){
    validate11.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate11.errors = vErrors;
  return errors === 0;
}

const schema5 = {"type":"string","enum":["fresh","pending","stale","unavailable"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "fresh") || (data === "pending")) || (data === "stale")) || (data === "unavailable"))){
    validate12.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

const formats1 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
    return false;
  }
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 2147483647 || isNaN(data)){
        validate13.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
        return false;
      }
      else {
        if(data < 1 || isNaN(data)){
          validate13.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
          return false;
        }
        else {
          if(!(formats1.validate(data))){
            validate13.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
            return false;
          }
        }
      }
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}

const pattern6 = new RegExp("^[a-z][a-z0-9_-]*$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 64){
        validate14.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate14.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern6.test(data)){
            validate14.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.version === undefined) && (missing0 = "version"))){
        validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validate14(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.version !== undefined){
            const _errs2 = errors;
            if(typeof data.version !== "string"){
              validate15.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      for(const key0 in data){
        let data0 = data[key0];
        const _errs2 = errors;
        if(!((typeof data0 == "number") && (isFinite(data0)))){
          validate16.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
          return false;
        }
        var valid0 = _errs2 === errors;
        if(!valid0){
          break;
        }
      }
    }
    else {
      validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate16.errors = vErrors;
  return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.p !== undefined){
        let data0 = data.p;
        const _errs1 = errors;
        if(errors === _errs1){
          if((typeof data0 == "number") && (isFinite(data0))){
            if(data0 > 1 || isNaN(data0)){
              validate17.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
              return false;
            }
            else {
              if(data0 < 0 || isNaN(data0)){
                validate17.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
          else {
            validate17.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.value !== undefined){
          const _errs3 = errors;
          if(typeof data.value !== "string"){
            validate17.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs3 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.score !== undefined){
            let data2 = data.score;
            const _errs5 = errors;
            if(errors === _errs5){
              if((typeof data2 == "number") && (isFinite(data2))){
                if(data2 < 0 || isNaN(data2)){
                  validate17.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validate17.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.dist !== undefined){
              const _errs7 = errors;
              if(!(validate16(data.dist, {instancePath:instancePath+"/dist",parentData:data,parentDataProperty:"dist",rootData}))){
                vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.escape_p !== undefined){
                let data4 = data.escape_p;
                const _errs8 = errors;
                if(errors === _errs8){
                  if((typeof data4 == "number") && (isFinite(data4))){
                    if(data4 > 1 || isNaN(data4)){
                      validate17.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                      return false;
                    }
                    else {
                      if(data4 < 0 || isNaN(data4)){
                        validate17.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  else {
                    validate17.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate17.errors = vErrors;
  return errors === 0;
}

const schema6 = {"type":"string","enum":["context_cut","group_over_cap","reference_missing","judgment_inactive"]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "context_cut") || (data === "group_over_cap")) || (data === "reference_missing")) || (data === "judgment_inactive"))){
    validate18.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate18.errors = vErrors;
  return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
        validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          const _errs1 = errors;
          if(!(validate18(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
            vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs2 = errors;
            if(typeof data.message !== "string"){
              validate19.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate19.errors = vErrors;
  return errors === 0;
}

const schema7 = {"type":"string","enum":["engine_refused","engine_unavailable","engine_not_configured","context_too_large","budget_exceeded","internal"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((data === "engine_refused") || (data === "engine_unavailable")) || (data === "engine_not_configured")) || (data === "context_too_large")) || (data === "budget_exceeded")) || (data === "internal"))){
    validate20.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate20.errors = vErrors;
  return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.at === undefined) && (missing0 = "at"))){
        validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          const _errs1 = errors;
          if(!(validate20(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
            vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs2 = errors;
            if(typeof data.message !== "string"){
              validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.at !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.type === undefined) && (missing0 = "type")) || ((data.freshness === undefined) && (missing0 = "freshness"))){
        validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          const _errs1 = errors;
          if(!(validate11(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
            vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.freshness !== undefined){
            const _errs2 = errors;
            if(!(validate12(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){
              vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs3 = errors;
              if(!(validate13(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.engine !== undefined){
                const _errs4 = errors;
                if(!(validate15(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                  vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.revision !== undefined){
                  let data4 = data.revision;
                  const _errs5 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validate22.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.evaluated_at !== undefined){
                    const _errs7 = errors;
                    if(!(validate2(data.evaluated_at, {instancePath:instancePath+"/evaluated_at",parentData:data,parentDataProperty:"evaluated_at",rootData}))){
                      vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.p !== undefined){
                      let data6 = data.p;
                      const _errs8 = errors;
                      if(errors === _errs8){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 > 1 || isNaN(data6)){
                            validate22.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                            return false;
                          }
                          else {
                            if(data6 < 0 || isNaN(data6)){
                              validate22.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                              return false;
                            }
                          }
                        }
                        else {
                          validate22.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                          return false;
                        }
                      }
                      var valid0 = _errs8 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.value !== undefined){
                        const _errs10 = errors;
                        if(typeof data.value !== "string"){
                          validate22.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                          return false;
                        }
                        var valid0 = _errs10 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.score !== undefined){
                          let data8 = data.score;
                          const _errs12 = errors;
                          if(errors === _errs12){
                            if((typeof data8 == "number") && (isFinite(data8))){
                              if(data8 < 0 || isNaN(data8)){
                                validate22.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                return false;
                              }
                            }
                            else {
                              validate22.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                              return false;
                            }
                          }
                          var valid0 = _errs12 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.dist !== undefined){
                            const _errs14 = errors;
                            if(!(validate16(data.dist, {instancePath:instancePath+"/dist",parentData:data,parentDataProperty:"dist",rootData}))){
                              vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs14 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.escape_p !== undefined){
                              let data10 = data.escape_p;
                              const _errs15 = errors;
                              if(errors === _errs15){
                                if((typeof data10 == "number") && (isFinite(data10))){
                                  if(data10 > 1 || isNaN(data10)){
                                    validate22.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                    return false;
                                  }
                                  else {
                                    if(data10 < 0 || isNaN(data10)){
                                      validate22.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                      return false;
                                    }
                                  }
                                }
                                else {
                                  validate22.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                  return false;
                                }
                              }
                              var valid0 = _errs15 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.confidence !== undefined){
                                let data11 = data.confidence;
                                const _errs17 = errors;
                                if(errors === _errs17){
                                  if((typeof data11 == "number") && (isFinite(data11))){
                                    if(data11 > 1 || isNaN(data11)){
                                      validate22.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                      return false;
                                    }
                                    else {
                                      if(data11 < 0 || isNaN(data11)){
                                        validate22.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                        return false;
                                      }
                                    }
                                  }
                                  else {
                                    validate22.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                    return false;
                                  }
                                }
                                var valid0 = _errs17 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.calibrated !== undefined){
                                  let data12 = data.calibrated;
                                  const _errs19 = errors;
                                  const _errs20 = errors;
                                  let valid1 = false;
                                  const _errs21 = errors;
                                  if(!(validate17(data12, {instancePath:instancePath+"/calibrated",parentData:data,parentDataProperty:"calibrated",rootData}))){
                                    vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid0 = _errs21 === errors;
                                  valid1 = valid1 || _valid0;
                                  if(!valid1){
                                    const _errs22 = errors;
                                    if(data12 !== null){
                                      const err0 = {instancePath:instancePath+"/calibrated",schemaPath:"#/properties/calibrated/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                                      errors++;
                                    }
                                    var _valid0 = _errs22 === errors;
                                    valid1 = valid1 || _valid0;
                                  }
                                  if(!valid1){
                                    const err1 = {instancePath:instancePath+"/calibrated",schemaPath:"#/properties/calibrated/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                                    errors++;
                                    validate22.errors = vErrors;
                                    return false;
                                  }
                                  else {
                                    errors = _errs20;
                                    if(vErrors !== null){
                                      if(_errs20){
                                        vErrors.length = _errs20;
                                      }
                                      else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs19 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.thresholds !== undefined){
                                    let data13 = data.thresholds;
                                    const _errs24 = errors;
                                    if(errors === _errs24){
                                      if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
                                        for(const key0 in data13){
                                          const _errs27 = errors;
                                          if(typeof data13[key0] !== "boolean"){
                                            validate22.errors = [{instancePath:instancePath+"/thresholds/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/thresholds/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                                            return false;
                                          }
                                          var valid2 = _errs27 === errors;
                                          if(!valid2){
                                            break;
                                          }
                                        }
                                      }
                                      else {
                                        validate22.errors = [{instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs24 === errors;
                                  }
                                  else {
                                    var valid0 = true;
                                  }
                                  if(valid0){
                                    if(data.parts !== undefined){
                                      let data15 = data.parts;
                                      const _errs29 = errors;
                                      if(errors === _errs29){
                                        if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
                                          for(const key1 in data15){
                                            let data16 = data15[key1];
                                            const _errs32 = errors;
                                            if(!((typeof data16 == "number") && (isFinite(data16)))){
                                              validate22.errors = [{instancePath:instancePath+"/parts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parts/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                              return false;
                                            }
                                            var valid3 = _errs32 === errors;
                                            if(!valid3){
                                              break;
                                            }
                                          }
                                        }
                                        else {
                                          validate22.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs29 === errors;
                                    }
                                    else {
                                      var valid0 = true;
                                    }
                                    if(valid0){
                                      if(data.warnings !== undefined){
                                        let data17 = data.warnings;
                                        const _errs34 = errors;
                                        if(errors === _errs34){
                                          if(Array.isArray(data17)){
                                            var valid4 = true;
                                            const len0 = data17.length;
                                            for(let i0=0; i0<len0; i0++){
                                              const _errs36 = errors;
                                              if(!(validate19(data17[i0], {instancePath:instancePath+"/warnings/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
                                                vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid4 = _errs36 === errors;
                                              if(!valid4){
                                                break;
                                              }
                                            }
                                          }
                                          else {
                                            validate22.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs34 === errors;
                                      }
                                      else {
                                        var valid0 = true;
                                      }
                                      if(valid0){
                                        if(data.error !== undefined){
                                          const _errs37 = errors;
                                          if(!(validate21(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
                                            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs37 === errors;
                                        }
                                        else {
                                          var valid0 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      for(const key0 in data){
        const _errs2 = errors;
        if(!(validate22(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if(!valid0){
          break;
        }
      }
    }
    else {
      validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.subscription === undefined) && (missing0 = "subscription")) || ((data.subscription_name === undefined) && (missing0 = "subscription_name"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.incarnation === undefined) && (missing0 = "incarnation"))) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.cause === undefined) && (missing0 = "cause"))){
        validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.subscription !== undefined){
          const _errs1 = errors;
          if(!(validate3(data.subscription, {instancePath:instancePath+"/subscription",parentData:data,parentDataProperty:"subscription",rootData}))){
            vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.subscription_name !== undefined){
            const _errs2 = errors;
            if(!(validate4(data.subscription_name, {instancePath:instancePath+"/subscription_name",parentData:data,parentDataProperty:"subscription_name",rootData}))){
              vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.namespace !== undefined){
              const _errs3 = errors;
              if(!(validate5(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.document_id !== undefined){
                const _errs4 = errors;
                if(!(validate6(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
                  vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.revision !== undefined){
                  let data4 = data.revision;
                  const _errs5 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validate24.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.incarnation !== undefined){
                    let data5 = data.incarnation;
                    const _errs7 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validate24.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.sequence !== undefined){
                      let data6 = data.sequence;
                      const _errs9 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validate24.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      var valid0 = _errs9 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.cause !== undefined){
                        const _errs11 = errors;
                        if(!(validate7(data.cause, {instancePath:instancePath+"/cause",parentData:data,parentDataProperty:"cause",rootData}))){
                          vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs11 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.attributes !== undefined){
                          const _errs12 = errors;
                          if(!(validate10(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
                            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs12 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.answers !== undefined){
                            const _errs13 = errors;
                            if(!(validate23(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
                              vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs13 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}

const formats2 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "subscription.entered")){
              validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate24(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate25.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate25.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate25.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate25.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}

const schema8 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["subscription.exited"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"SubscriptionTransitionData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "subscription.exited")){
              validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate24(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate26.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate26.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate26.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate26.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}

const schema9 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["subscription.synced"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"SubscriptionSyncedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.subscription === undefined) && (missing0 = "subscription")) || ((data.subscription_name === undefined) && (missing0 = "subscription_name"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.cause === undefined) && (missing0 = "cause"))) || ((data.members === undefined) && (missing0 = "members"))) || ((data.entered === undefined) && (missing0 = "entered"))) || ((data.exited === undefined) && (missing0 = "exited"))){
        validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.subscription !== undefined){
          const _errs1 = errors;
          if(!(validate3(data.subscription, {instancePath:instancePath+"/subscription",parentData:data,parentDataProperty:"subscription",rootData}))){
            vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.subscription_name !== undefined){
            const _errs2 = errors;
            if(!(validate4(data.subscription_name, {instancePath:instancePath+"/subscription_name",parentData:data,parentDataProperty:"subscription_name",rootData}))){
              vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.namespace !== undefined){
              const _errs3 = errors;
              if(!(validate5(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.sequence !== undefined){
                let data3 = data.sequence;
                const _errs4 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validate27.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.cause !== undefined){
                  const _errs6 = errors;
                  if(!(validate7(data.cause, {instancePath:instancePath+"/cause",parentData:data,parentDataProperty:"cause",rootData}))){
                    vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.members !== undefined){
                    let data5 = data.members;
                    const _errs7 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validate27.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    if(errors === _errs7){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 < 0 || isNaN(data5)){
                          validate27.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.entered !== undefined){
                      let data6 = data.entered;
                      const _errs9 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validate27.errors = [{instancePath:instancePath+"/entered",schemaPath:"#/properties/entered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      if(errors === _errs9){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 0 || isNaN(data6)){
                            validate27.errors = [{instancePath:instancePath+"/entered",schemaPath:"#/properties/entered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs9 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.exited !== undefined){
                        let data7 = data.exited;
                        const _errs11 = errors;
                        if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
                          validate27.errors = [{instancePath:instancePath+"/exited",schemaPath:"#/properties/exited/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                          return false;
                        }
                        if(errors === _errs11){
                          if((typeof data7 == "number") && (isFinite(data7))){
                            if(data7 < 0 || isNaN(data7)){
                              validate27.errors = [{instancePath:instancePath+"/exited",schemaPath:"#/properties/exited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs11 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "subscription.synced")){
              validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate27(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate28.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate28.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate28.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate28.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}

const schema10 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["job.awaiting_confirm"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JobEventData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema11 = {"type":"object","properties":{"job_id":{"$ref":"JobId"},"job_type":{"$ref":"JobType"},"status":{"$ref":"JobStatus"},"namespace":{"$ref":"NamespaceOrTemplate"},"judgment":{"anyOf":[{"$ref":"Name"},{"type":"null"}]},"estimate":{"anyOf":[{"$ref":"Estimate"},{"type":"null"}]},"spend_usd":{"$ref":"Usd"},"documents_done":{"type":"integer","minimum":0},"error":{"type":["string","null"]}},"required":["job_id","job_type","status","namespace","judgment","estimate","spend_usd","documents_done","error"]};
const pattern7 = new RegExp("^job_[0-9a-z]{26}$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern7.test(data)){
        validate29.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^job_[0-9a-z]{26}$"},message:"must match pattern \""+"^job_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}

const schema12 = {"type":"string","enum":["backfill","shadow","periodic","namespace_delete","reference_index","fanout","evaluation_export","resync","group_build","discover","simulation"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((((((data === "backfill") || (data === "shadow")) || (data === "periodic")) || (data === "namespace_delete")) || (data === "reference_index")) || (data === "fanout")) || (data === "evaluation_export")) || (data === "resync")) || (data === "group_build")) || (data === "discover")) || (data === "simulation"))){
    validate30.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate30.errors = vErrors;
  return errors === 0;
}

const schema13 = {"type":"string","enum":["estimating","awaiting_confirm","running","paused","done","failed","cancelled"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((data === "estimating") || (data === "awaiting_confirm")) || (data === "running")) || (data === "paused")) || (data === "done")) || (data === "failed")) || (data === "cancelled"))){
    validate31.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate31.errors = vErrors;
  return errors === 0;
}

const pattern8 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate32.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate32.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern8.test(data)){
            validate32.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data < 0 || isNaN(data)){
        validate33.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
        return false;
      }
    }
    else {
      validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.judgments_per_month === undefined) && (missing0 = "judgments_per_month"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))){
        validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validate4(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
            vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgments_per_month !== undefined){
            let data1 = data.judgments_per_month;
            const _errs2 = errors;
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate34.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validate34.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.cost_usd !== undefined){
              const _errs4 = errors;
              if(!(validate33(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.documents === undefined) && (missing0 = "documents")) || ((data.tokens === undefined) && (missing0 = "tokens"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))) || ((data.duration_s === undefined) && (missing0 = "duration_s"))){
        validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate35.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate35.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.tokens !== undefined){
            let data1 = data.tokens;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validate35.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate35.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.judgment_units !== undefined){
              let data2 = data.judgment_units;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate35.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate35.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.cost_usd !== undefined){
                const _errs7 = errors;
                if(!(validate33(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                  vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.duration_s !== undefined){
                  let data4 = data.duration_s;
                  const _errs8 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validate35.errors = [{instancePath:instancePath+"/duration_s",schemaPath:"#/properties/duration_s/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs8){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validate35.errors = [{instancePath:instancePath+"/duration_s",schemaPath:"#/properties/duration_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.downstream !== undefined){
                    let data5 = data.downstream;
                    const _errs10 = errors;
                    if(errors === _errs10){
                      if(Array.isArray(data5)){
                        var valid1 = true;
                        const len0 = data5.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs12 = errors;
                          if(!(validate34(data5[i0], {instancePath:instancePath+"/downstream/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs12 === errors;
                          if(!valid1){
                            break;
                          }
                        }
                      }
                      else {
                        validate35.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((data.job_id === undefined) && (missing0 = "job_id")) || ((data.job_type === undefined) && (missing0 = "job_type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.estimate === undefined) && (missing0 = "estimate"))) || ((data.spend_usd === undefined) && (missing0 = "spend_usd"))) || ((data.documents_done === undefined) && (missing0 = "documents_done"))) || ((data.error === undefined) && (missing0 = "error"))){
        validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.job_id !== undefined){
          const _errs1 = errors;
          if(!(validate29(data.job_id, {instancePath:instancePath+"/job_id",parentData:data,parentDataProperty:"job_id",rootData}))){
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.job_type !== undefined){
            const _errs2 = errors;
            if(!(validate30(data.job_type, {instancePath:instancePath+"/job_type",parentData:data,parentDataProperty:"job_type",rootData}))){
              vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.status !== undefined){
              const _errs3 = errors;
              if(!(validate31(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.namespace !== undefined){
                const _errs4 = errors;
                if(!(validate32(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                  vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.judgment !== undefined){
                  let data4 = data.judgment;
                  const _errs5 = errors;
                  const _errs6 = errors;
                  let valid1 = false;
                  const _errs7 = errors;
                  if(!(validate4(data4, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
                    vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                  if(!valid1){
                    const _errs8 = errors;
                    if(data4 !== null){
                      const err0 = {instancePath:instancePath+"/judgment",schemaPath:"#/properties/judgment/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                      errors++;
                    }
                    var _valid0 = _errs8 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if(!valid1){
                    const err1 = {instancePath:instancePath+"/judgment",schemaPath:"#/properties/judgment/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                    errors++;
                    validate36.errors = vErrors;
                    return false;
                  }
                  else {
                    errors = _errs6;
                    if(vErrors !== null){
                      if(_errs6){
                        vErrors.length = _errs6;
                      }
                      else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.estimate !== undefined){
                    let data5 = data.estimate;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid2 = false;
                    const _errs12 = errors;
                    if(!(validate35(data5, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData}))){
                      vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs12 === errors;
                    valid2 = valid2 || _valid1;
                    if(!valid2){
                      const _errs13 = errors;
                      if(data5 !== null){
                        const err2 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs13 === errors;
                      valid2 = valid2 || _valid1;
                    }
                    if(!valid2){
                      const err3 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validate36.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs11;
                      if(vErrors !== null){
                        if(_errs11){
                          vErrors.length = _errs11;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.spend_usd !== undefined){
                      const _errs15 = errors;
                      if(!(validate33(data.spend_usd, {instancePath:instancePath+"/spend_usd",parentData:data,parentDataProperty:"spend_usd",rootData}))){
                        vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs15 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.documents_done !== undefined){
                        let data7 = data.documents_done;
                        const _errs16 = errors;
                        if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
                          validate36.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                          return false;
                        }
                        if(errors === _errs16){
                          if((typeof data7 == "number") && (isFinite(data7))){
                            if(data7 < 0 || isNaN(data7)){
                              validate36.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs16 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.error !== undefined){
                          let data8 = data.error;
                          const _errs18 = errors;
                          if((typeof data8 !== "string") && (data8 !== null)){
                            validate36.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema11.properties.error.type},message:"must be string,null"}];
                            return false;
                          }
                          var valid0 = _errs18 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "job.awaiting_confirm")){
              validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema10.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate36(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate37.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate37.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate37.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate37.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}

const schema14 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["job.completed"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JobEventData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate38.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "job.completed")){
              validate38.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate36(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate38.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate38.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate38.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate38.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}

const schema15 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["job.failed"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JobEventData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "job.failed")){
              validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema15.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate36(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate39.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate39.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate39.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate39.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}

const schema16 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["job.cancelled"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JobEventData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate40.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "job.cancelled")){
              validate40.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate36(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate40.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate40.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate40.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate40.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}

const schema17 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["job.paused"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JobEventData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate41.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "job.paused")){
              validate41.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema17.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate36(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate41.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate41.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate41.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate41.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}

const schema18 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["namespace.budget_paused"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"NamespaceBudgetData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const pattern9 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 7){
        validate42.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"}];
        return false;
      }
      else {
        if(func0(data) < 7){
          validate42.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
          return false;
        }
        else {
          if(!pattern9.test(data)){
            validate42.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.month === undefined) && (missing0 = "month"))) || ((data.budget_usd_per_month === undefined) && (missing0 = "budget_usd_per_month"))) || ((data.spend_usd === undefined) && (missing0 = "spend_usd"))){
        validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validate5(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.month !== undefined){
            const _errs2 = errors;
            if(!(validate42(data.month, {instancePath:instancePath+"/month",parentData:data,parentDataProperty:"month",rootData}))){
              vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.budget_usd_per_month !== undefined){
              let data2 = data.budget_usd_per_month;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validate33(data2, {instancePath:instancePath+"/budget_usd_per_month",parentData:data,parentDataProperty:"budget_usd_per_month",rootData}))){
                vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validate43.errors = vErrors;
                return false;
              }
              else {
                errors = _errs4;
                if(vErrors !== null){
                  if(_errs4){
                    vErrors.length = _errs4;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.spend_usd !== undefined){
                const _errs8 = errors;
                if(!(validate33(data.spend_usd, {instancePath:instancePath+"/spend_usd",parentData:data,parentDataProperty:"spend_usd",rootData}))){
                  vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "namespace.budget_paused")){
              validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema18.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate43(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate44.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate44.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate44.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate44.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}

const schema19 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["namespace.budget_resumed"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"NamespaceBudgetData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "namespace.budget_resumed")){
              validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate43(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate45.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate45.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate45.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate45.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}

const schema20 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["namespace.deleted"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"NamespaceDeletedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.namespace === undefined) && (missing0 = "namespace")) || ((data.job_id === undefined) && (missing0 = "job_id"))){
        validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validate5(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.job_id !== undefined){
            const _errs2 = errors;
            if(!(validate29(data.job_id, {instancePath:instancePath+"/job_id",parentData:data,parentDataProperty:"job_id",rootData}))){
              vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate47.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "namespace.deleted")){
              validate47.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema20.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate46(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate47.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate47.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate47.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate47.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}

const schema21 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["namespace.tenant_summary_failed"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"TenantSummaryFailedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const pattern10 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate48.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 3){
          validate48.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
          return false;
        }
        else {
          if(!pattern10.test(data)){
            validate48.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}

const schema22 = {"type":"string","enum":["invalid_request","unauthorized","budget_exceeded","forbidden","plan_required","not_found","method_not_allowed","conflict","too_large","rate_limited","internal","unavailable"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((((((((data === "invalid_request") || (data === "unauthorized")) || (data === "budget_exceeded")) || (data === "forbidden")) || (data === "plan_required")) || (data === "not_found")) || (data === "method_not_allowed")) || (data === "conflict")) || (data === "too_large")) || (data === "rate_limited")) || (data === "internal")) || (data === "unavailable"))){
    validate49.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate49.errors = vErrors;
  return errors === 0;
}

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.template === undefined) && (missing0 = "template"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
        validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validate5(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.template !== undefined){
            const _errs2 = errors;
            if(!(validate48(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
              vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.code !== undefined){
              const _errs3 = errors;
              if(!(validate49(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
                vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.message !== undefined){
                const _errs4 = errors;
                if(typeof data.message !== "string"){
                  validate50.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                  return false;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate51.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "namespace.tenant_summary_failed")){
              validate51.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate50(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate51.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate51.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate51.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate51.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}

const schema23 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["judgment.activated"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JudgmentActivatedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.previous_version === undefined) && (missing0 = "previous_version"))) || ((data.job_id === undefined) && (missing0 = "job_id"))){
        validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validate32(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgment !== undefined){
            const _errs2 = errors;
            if(!(validate4(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
              vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs3 = errors;
              if(!(validate13(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.previous_version !== undefined){
                let data3 = data.previous_version;
                const _errs4 = errors;
                const _errs5 = errors;
                let valid1 = false;
                const _errs6 = errors;
                if(!(validate13(data3, {instancePath:instancePath+"/previous_version",parentData:data,parentDataProperty:"previous_version",rootData}))){
                  vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                if(!valid1){
                  const _errs7 = errors;
                  if(data3 !== null){
                    const err0 = {instancePath:instancePath+"/previous_version",schemaPath:"#/properties/previous_version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
                if(!valid1){
                  const err1 = {instancePath:instancePath+"/previous_version",schemaPath:"#/properties/previous_version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validate52.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs5;
                  if(vErrors !== null){
                    if(_errs5){
                      vErrors.length = _errs5;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.job_id !== undefined){
                  let data4 = data.job_id;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  let valid2 = false;
                  const _errs11 = errors;
                  if(!(validate29(data4, {instancePath:instancePath+"/job_id",parentData:data,parentDataProperty:"job_id",rootData}))){
                    vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs11 === errors;
                  valid2 = valid2 || _valid1;
                  if(!valid2){
                    const _errs12 = errors;
                    if(data4 !== null){
                      const err2 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                      errors++;
                    }
                    var _valid1 = _errs12 === errors;
                    valid2 = valid2 || _valid1;
                  }
                  if(!valid2){
                    const err3 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                    errors++;
                    validate52.errors = vErrors;
                    return false;
                  }
                  else {
                    errors = _errs10;
                    if(vErrors !== null){
                      if(_errs10){
                        vErrors.length = _errs10;
                      }
                      else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate53.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "judgment.activated")){
              validate53.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate52(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate53.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate53.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate53.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate53.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}

const schema24 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["judgment.calibrated"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JudgmentCalibratedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema25 = {"type":"string","enum":["platt","temperature","isotonic"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "platt") || (data === "temperature")) || (data === "isotonic"))){
    validate54.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate54.errors = vErrors;
  return errors === 0;
}

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))){
        validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validate32(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgment !== undefined){
            const _errs2 = errors;
            if(!(validate4(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
              vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs3 = errors;
              if(!(validate13(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.engine !== undefined){
                const _errs4 = errors;
                if(!(validate14(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                  vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.engine_version !== undefined){
                  const _errs5 = errors;
                  if(typeof data.engine_version !== "string"){
                    validate55.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.method !== undefined){
                    const _errs7 = errors;
                    if(!(validate54(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.outcomes !== undefined){
                      let data6 = data.outcomes;
                      const _errs8 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validate55.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      if(errors === _errs8){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 0 || isNaN(data6)){
                            validate55.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs8 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "judgment.calibrated")){
              validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate55(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate56.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate56.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate56.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate56.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}

const schema26 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["endpoint.failing"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"EndpointFailingData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const pattern11 = new RegExp("^we_[0-9a-z]{26}$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern11.test(data)){
        validate57.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^we_[0-9a-z]{26}$"},message:"must match pattern \""+"^we_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}

const pattern12 = new RegExp("^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 2048){
          validate58.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
          return false;
        }
        else {
          if(func0(data) < 9){
            validate58.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters"}];
            return false;
          }
          else {
            if(!pattern12.test(data)){
              validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$"+"\""}];
              return false;
            }
            else {
              if(!(formats2(data))){
                validate58.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                return false;
              }
            }
          }
        }
      }
      else {
        validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
        return false;
      }
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}

const schema27 = {"type":"string","enum":["timeout","dns","tls","connect","blocked_address","http_status"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((data === "timeout") || (data === "dns")) || (data === "tls")) || (data === "connect")) || (data === "blocked_address")) || (data === "http_status"))){
    validate59.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate59.errors = vErrors;
  return errors === 0;
}

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.endpoint === undefined) && (missing0 = "endpoint")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.failed_attempts === undefined) && (missing0 = "failed_attempts"))) || ((data.last_error === undefined) && (missing0 = "last_error"))){
        validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.endpoint !== undefined){
          const _errs1 = errors;
          if(!(validate57(data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
            vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.url !== undefined){
            const _errs2 = errors;
            if(!(validate58(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.failing_since !== undefined){
              const _errs3 = errors;
              if(!(validate2(data.failing_since, {instancePath:instancePath+"/failing_since",parentData:data,parentDataProperty:"failing_since",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.failed_attempts !== undefined){
                let data3 = data.failed_attempts;
                const _errs4 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validate60.errors = [{instancePath:instancePath+"/failed_attempts",schemaPath:"#/properties/failed_attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs4){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validate60.errors = [{instancePath:instancePath+"/failed_attempts",schemaPath:"#/properties/failed_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.last_error !== undefined){
                  const _errs6 = errors;
                  if(!(validate59(data.last_error, {instancePath:instancePath+"/last_error",parentData:data,parentDataProperty:"last_error",rootData}))){
                    vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate61.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "endpoint.failing")){
              validate61.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate60(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate61.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate61.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate61.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate61.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate61.errors = vErrors;
  return errors === 0;
}

const schema28 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["endpoint.disabled"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"EndpointDisabledData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema29 = {"type":"string","enum":["failures","request"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "failures") || (data === "request"))){
    validate62.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate62.errors = vErrors;
  return errors === 0;
}

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.endpoint === undefined) && (missing0 = "endpoint")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.skipped === undefined) && (missing0 = "skipped"))){
        validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.endpoint !== undefined){
          const _errs1 = errors;
          if(!(validate57(data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
            vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.url !== undefined){
            const _errs2 = errors;
            if(!(validate58(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.reason !== undefined){
              const _errs3 = errors;
              if(!(validate62(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
                vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.failing_since !== undefined){
                let data3 = data.failing_since;
                const _errs4 = errors;
                const _errs5 = errors;
                let valid1 = false;
                const _errs6 = errors;
                if(!(validate2(data3, {instancePath:instancePath+"/failing_since",parentData:data,parentDataProperty:"failing_since",rootData}))){
                  vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                if(!valid1){
                  const _errs7 = errors;
                  if(data3 !== null){
                    const err0 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
                if(!valid1){
                  const err1 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validate63.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs5;
                  if(vErrors !== null){
                    if(_errs5){
                      vErrors.length = _errs5;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.skipped !== undefined){
                  let data4 = data.skipped;
                  const _errs9 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validate63.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs9){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validate63.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "endpoint.disabled")){
              validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema28.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate63(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate64.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate64.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate64.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate64.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate64.errors = vErrors;
  return errors === 0;
}

const schema30 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["webhook.test"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"WebhookTestData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.endpoint === undefined) && (missing0 = "endpoint")){
        validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.endpoint !== undefined){
          if(!(validate57(data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
            vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "webhook.test")){
              validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema30.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validate65(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validate66.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validate66.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats2(data6))){
                              validate66.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validate66.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      const tag0 = data.type;
      if(typeof tag0 == "string"){
        if(tag0 === "subscription.entered"){
          if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.exited"){
          if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.synced"){
          if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.awaiting_confirm"){
          if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.completed"){
          if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.failed"){
          if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.cancelled"){
          if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.paused"){
          if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_paused"){
          if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_resumed"){
          if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.deleted"){
          if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.tenant_summary_failed"){
          if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.activated"){
          if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.calibrated"){
          if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.failing"){
          if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.disabled"){
          if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "webhook.test"){
          if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
            errors = vErrors.length;
          }
        }
        else {
          validate67.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
          return false;
        }
      }
      else {
        validate67.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
        return false;
      }
    }
    else {
      validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const list200 = validate68;

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      const tag0 = data.type;
      if(typeof tag0 == "string"){
        if(tag0 === "subscription.entered"){
          if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.exited"){
          if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.synced"){
          if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.awaiting_confirm"){
          if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.completed"){
          if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.failed"){
          if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.cancelled"){
          if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.paused"){
          if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_paused"){
          if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_resumed"){
          if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.deleted"){
          if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.tenant_summary_failed"){
          if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.activated"){
          if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.calibrated"){
          if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.failing"){
          if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.disabled"){
          if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
            errors = vErrors.length;
          }
        }
        else {
          validate69.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
          return false;
        }
      }
      else {
        validate69.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
        return false;
      }
    }
    else {
      validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 4096){
        validate70.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate70.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
      }
    }
    else {
      validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.events === undefined) && (missing0 = "events")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.last_event_id === undefined) && (missing0 = "last_event_id"))){
        validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.events !== undefined){
          let data0 = data.events;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validate69(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validate71.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.next_cursor !== undefined){
            let data2 = data.next_cursor;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid2 = false;
            const _errs6 = errors;
            if(!(validate70(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid2 = valid2 || _valid0;
            if(!valid2){
              const _errs7 = errors;
              if(data2 !== null){
                const err0 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid2 = valid2 || _valid0;
            }
            if(!valid2){
              const err1 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validate71.errors = vErrors;
              return false;
            }
            else {
              errors = _errs5;
              if(vErrors !== null){
                if(_errs5){
                  vErrors.length = _errs5;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.last_event_id !== undefined){
              let data3 = data.last_event_id;
              const _errs9 = errors;
              const _errs10 = errors;
              let valid3 = false;
              const _errs11 = errors;
              if(!(validate1(data3, {instancePath:instancePath+"/last_event_id",parentData:data,parentDataProperty:"last_event_id",rootData}))){
                vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs11 === errors;
              valid3 = valid3 || _valid1;
              if(!valid3){
                const _errs12 = errors;
                if(data3 !== null){
                  const err2 = {instancePath:instancePath+"/last_event_id",schemaPath:"#/properties/last_event_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                  errors++;
                }
                var _valid1 = _errs12 === errors;
                valid3 = valid3 || _valid1;
              }
              if(!valid3){
                const err3 = {instancePath:instancePath+"/last_event_id",schemaPath:"#/properties/last_event_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                errors++;
                validate71.errors = vErrors;
                return false;
              }
              else {
                errors = _errs10;
                if(vErrors !== null){
                  if(_errs10){
                    vErrors.length = _errs10;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs9 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
    errors = vErrors.length;
  }
  validate68.errors = vErrors;
  return errors === 0;
}

export const redeliver200 = validate72;
const schema31 = {"type":"string","enum":["subscription.entered","subscription.exited","subscription.synced","job.awaiting_confirm","job.completed","job.failed","job.cancelled","job.paused","namespace.budget_paused","namespace.budget_resumed","namespace.deleted","namespace.tenant_summary_failed","judgment.activated","judgment.calibrated","endpoint.failing","endpoint.disabled","webhook.test"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((((((((((((data === "subscription.entered") || (data === "subscription.exited")) || (data === "subscription.synced")) || (data === "job.awaiting_confirm")) || (data === "job.completed")) || (data === "job.failed")) || (data === "job.cancelled")) || (data === "job.paused")) || (data === "namespace.budget_paused")) || (data === "namespace.budget_resumed")) || (data === "namespace.deleted")) || (data === "namespace.tenant_summary_failed")) || (data === "judgment.activated")) || (data === "judgment.calibrated")) || (data === "endpoint.failing")) || (data === "endpoint.disabled")) || (data === "webhook.test"))){
    validate73.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate73.errors = vErrors;
  return errors === 0;
}

const schema32 = {"type":"string","enum":["pending","succeeded","failed","skipped"]};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "pending") || (data === "succeeded")) || (data === "failed")) || (data === "skipped"))){
    validate74.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate74.errors = vErrors;
  return errors === 0;
}

const schema33 = {"type":"object","properties":{"at":{"$ref":"Timestamp"},"status_code":{"type":["integer","null"],"format":"int32"},"latency_ms":{"type":"integer","minimum":0},"error":{"anyOf":[{"$ref":"DeliveryError"},{"type":"null"}]},"response":{"type":["string","null"]}},"required":["at","status_code","latency_ms","error","response"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.at === undefined) && (missing0 = "at")) || ((data.status_code === undefined) && (missing0 = "status_code"))) || ((data.latency_ms === undefined) && (missing0 = "latency_ms"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.response === undefined) && (missing0 = "response"))){
        validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.at !== undefined){
          const _errs1 = errors;
          if(!(validate2(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.status_code !== undefined){
            let data1 = data.status_code;
            const _errs2 = errors;
            if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
              validate75.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type: schema33.properties.status_code.type},message:"must be integer,null"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(!(formats1.validate(data1))){
                  validate75.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.latency_ms !== undefined){
              let data2 = data.latency_ms;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate75.errors = [{instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate75.errors = [{instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.error !== undefined){
                let data3 = data.error;
                const _errs6 = errors;
                const _errs7 = errors;
                let valid1 = false;
                const _errs8 = errors;
                if(!(validate59(data3, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
                  vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
                if(!valid1){
                  const _errs9 = errors;
                  if(data3 !== null){
                    const err0 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                }
                if(!valid1){
                  const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validate75.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs7;
                  if(vErrors !== null){
                    if(_errs7){
                      vErrors.length = _errs7;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.response !== undefined){
                  let data4 = data.response;
                  const _errs11 = errors;
                  if((typeof data4 !== "string") && (data4 !== null)){
                    validate75.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema33.properties.response.type},message:"must be string,null"}];
                    return false;
                  }
                  var valid0 = _errs11 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.event_type === undefined) && (missing0 = "event_type"))) || ((data.endpoint === undefined) && (missing0 = "endpoint"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.last_attempt === undefined) && (missing0 = "last_attempt"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.event_id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.event_type !== undefined){
            const _errs2 = errors;
            if(!(validate73(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
              vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.endpoint !== undefined){
              const _errs3 = errors;
              if(!(validate57(data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
                vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.status !== undefined){
                const _errs4 = errors;
                if(!(validate74(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                  vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.attempts !== undefined){
                  let data4 = data.attempts;
                  const _errs5 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validate76.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs5){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 > 9 || isNaN(data4)){
                        validate76.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"}];
                        return false;
                      }
                      else {
                        if(data4 < 0 || isNaN(data4)){
                          validate76.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                        else {
                          if(!(formats1.validate(data4))){
                            validate76.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.next_attempt_at !== undefined){
                    let data5 = data.next_attempt_at;
                    const _errs7 = errors;
                    const _errs8 = errors;
                    let valid1 = false;
                    const _errs9 = errors;
                    if(!(validate2(data5, {instancePath:instancePath+"/next_attempt_at",parentData:data,parentDataProperty:"next_attempt_at",rootData}))){
                      vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs9 === errors;
                    valid1 = valid1 || _valid0;
                    if(!valid1){
                      const _errs10 = errors;
                      if(data5 !== null){
                        const err0 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs10 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if(!valid1){
                      const err1 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validate76.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs8;
                      if(vErrors !== null){
                        if(_errs8){
                          vErrors.length = _errs8;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.last_attempt !== undefined){
                      let data6 = data.last_attempt;
                      const _errs12 = errors;
                      const _errs13 = errors;
                      let valid2 = false;
                      const _errs14 = errors;
                      if(!(validate75(data6, {instancePath:instancePath+"/last_attempt",parentData:data,parentDataProperty:"last_attempt",rootData}))){
                        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs14 === errors;
                      valid2 = valid2 || _valid1;
                      if(!valid2){
                        const _errs15 = errors;
                        if(data6 !== null){
                          const err2 = {instancePath:instancePath+"/last_attempt",schemaPath:"#/properties/last_attempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                          errors++;
                        }
                        var _valid1 = _errs15 === errors;
                        valid2 = valid2 || _valid1;
                      }
                      if(!valid2){
                        const err3 = {instancePath:instancePath+"/last_attempt",schemaPath:"#/properties/last_attempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                        errors++;
                        validate76.errors = vErrors;
                        return false;
                      }
                      else {
                        errors = _errs13;
                        if(vErrors !== null){
                          if(_errs13){
                            vErrors.length = _errs13;
                          }
                          else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs12 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.created_at !== undefined){
                        const _errs17 = errors;
                        if(!(validate2(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                          vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs17 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate76.errors = vErrors;
  return errors === 0;
}

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
    errors = vErrors.length;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
