// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const get200 = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate1.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern0.test(data)){
            validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""}];
            return false;
          }
        }
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

const pattern2 = new RegExp("^[A-Za-z0-9_-]{1,128}$", "u");
const schema0 = {"type":["string","number","boolean","null","array"],"items":{"$ref":"AttributeScalar"}};
const schema1 = {"type":["string","number","boolean","null"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)){
    validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},message:"must be string,number,boolean,null"}];
    return false;
  }
  validate3.errors = vErrors;
  return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)) && (!(Array.isArray(data)))){
    validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0.type},message:"must be string,number,boolean,null,array"}];
    return false;
  }
  if(errors === 0){
    if(Array.isArray(data)){
      var valid0 = true;
      const len0 = data.length;
      for(let i0=0; i0<len0; i0++){
        const _errs1 = errors;
        if(!(validate3(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
          vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if(!valid0){
          break;
        }
      }
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(Object.keys(data).length > 256){
        validate5.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern2.test(key0)){
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
            validate5.errors = vErrors;
            return false;
            break;
          }
        }
        if(valid0){
          for(const key1 in data){
            const _errs3 = errors;
            if(!(validate4(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
              vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
      validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
    if(data && typeof data == "object" && !Array.isArray(data)){
    }
    else {
      validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate6.errors = vErrors;
  return errors === 0;
}

const schema2 = {"type":"string","enum":["bool","choice","score"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "bool") || (data === "choice")) || (data === "score"))){
    validate7.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate7.errors = vErrors;
  return errors === 0;
}

const schema3 = {"type":"string","enum":["fresh","pending","stale","unavailable"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "fresh") || (data === "pending")) || (data === "stale")) || (data === "unavailable"))){
    validate8.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate8.errors = vErrors;
  return errors === 0;
}

const formats1 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
    return false;
  }
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 2147483647 || isNaN(data)){
        validate9.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
        return false;
      }
      else {
        if(data < 1 || isNaN(data)){
          validate9.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
          return false;
        }
        else {
          if(!(formats1.validate(data))){
            validate9.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
            return false;
          }
        }
      }
    }
  }
  validate9.errors = vErrors;
  return errors === 0;
}

const pattern3 = new RegExp("^[a-z][a-z0-9_-]*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 64){
        validate10.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate10.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern3.test(data)){
            validate10.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate10.errors = vErrors;
  return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.version === undefined) && (missing0 = "version"))){
        validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validate10(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
              validate11.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
      validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate11.errors = vErrors;
  return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      for(const key0 in data){
        let data0 = data[key0];
        const _errs2 = errors;
        if(!((typeof data0 == "number") && (isFinite(data0)))){
          validate12.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
          return false;
        }
        var valid0 = _errs2 === errors;
        if(!valid0){
          break;
        }
      }
    }
    else {
      validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              validate13.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
              return false;
            }
            else {
              if(data0 < 0 || isNaN(data0)){
                validate13.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
          else {
            validate13.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
            validate13.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
                  validate13.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validate13.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
              if(!(validate12(data.dist, {instancePath:instancePath+"/dist",parentData:data,parentDataProperty:"dist",rootData}))){
                vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
                      validate13.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                      return false;
                    }
                    else {
                      if(data4 < 0 || isNaN(data4)){
                        validate13.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  else {
                    validate13.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
      validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}

const schema4 = {"type":"string","enum":["context_cut","group_over_cap","reference_missing","judgment_inactive"]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "context_cut") || (data === "group_over_cap")) || (data === "reference_missing")) || (data === "judgment_inactive"))){
    validate14.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"}];
    return false;
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
      if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
        validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          const _errs1 = errors;
          if(!(validate14(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
            vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
              validate15.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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

const schema5 = {"type":"string","enum":["engine_refused","engine_unavailable","engine_not_configured","context_too_large","budget_exceeded","internal"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((data === "engine_refused") || (data === "engine_unavailable")) || (data === "engine_not_configured")) || (data === "context_too_large")) || (data === "budget_exceeded")) || (data === "internal"))){
    validate16.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate16.errors = vErrors;
  return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.at === undefined) && (missing0 = "at"))){
        validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          const _errs1 = errors;
          if(!(validate16(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
            vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
              validate17.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
      validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate17.errors = vErrors;
  return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.type === undefined) && (missing0 = "type")) || ((data.freshness === undefined) && (missing0 = "freshness"))){
        validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          const _errs1 = errors;
          if(!(validate7(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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
            if(!(validate8(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){
              vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
              if(!(validate9(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
                if(!(validate11(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                  vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
                    validate18.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
                            validate18.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                            return false;
                          }
                          else {
                            if(data6 < 0 || isNaN(data6)){
                              validate18.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                              return false;
                            }
                          }
                        }
                        else {
                          validate18.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
                          validate18.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
                                validate18.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                return false;
                              }
                            }
                            else {
                              validate18.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
                            if(!(validate12(data.dist, {instancePath:instancePath+"/dist",parentData:data,parentDataProperty:"dist",rootData}))){
                              vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
                                    validate18.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                    return false;
                                  }
                                  else {
                                    if(data10 < 0 || isNaN(data10)){
                                      validate18.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                      return false;
                                    }
                                  }
                                }
                                else {
                                  validate18.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
                                      validate18.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                      return false;
                                    }
                                    else {
                                      if(data11 < 0 || isNaN(data11)){
                                        validate18.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                        return false;
                                      }
                                    }
                                  }
                                  else {
                                    validate18.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
                                  if(!(validate13(data12, {instancePath:instancePath+"/calibrated",parentData:data,parentDataProperty:"calibrated",rootData}))){
                                    vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
                                    validate18.errors = vErrors;
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
                                            validate18.errors = [{instancePath:instancePath+"/thresholds/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/thresholds/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                                            return false;
                                          }
                                          var valid2 = _errs27 === errors;
                                          if(!valid2){
                                            break;
                                          }
                                        }
                                      }
                                      else {
                                        validate18.errors = [{instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
                                              validate18.errors = [{instancePath:instancePath+"/parts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parts/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                              return false;
                                            }
                                            var valid3 = _errs32 === errors;
                                            if(!valid3){
                                              break;
                                            }
                                          }
                                        }
                                        else {
                                          validate18.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
                                              if(!(validate15(data17[i0], {instancePath:instancePath+"/warnings/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
                                                vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid4 = _errs36 === errors;
                                              if(!valid4){
                                                break;
                                              }
                                            }
                                          }
                                          else {
                                            validate18.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
                                          if(!(validate17(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
                                            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
      validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate18.errors = vErrors;
  return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      for(const key0 in data){
        const _errs2 = errors;
        if(!(validate18(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
          vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if(!valid0){
          break;
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

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.incarnation === undefined) && (missing0 = "incarnation"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.answers === undefined) && (missing0 = "answers"))){
        validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.revision !== undefined){
            let data1 = data.revision;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validate20.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.incarnation !== undefined){
              let data2 = data.incarnation;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate20.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.created_at !== undefined){
                const _errs6 = errors;
                if(!(validate2(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                  vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.updated_at !== undefined){
                  const _errs7 = errors;
                  if(!(validate2(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
                    vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.attributes !== undefined){
                    const _errs8 = errors;
                    if(!(validate5(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
                      vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.state !== undefined){
                      const _errs9 = errors;
                      if(!(validate6(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
                        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.answers !== undefined){
                        const _errs10 = errors;
                        if(!(validate19(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
                          vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
                          errors = vErrors.length;
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
    }
    else {
      validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const write200 = validate21;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.incarnation === undefined) && (missing0 = "incarnation"))) || ((data.answers === undefined) && (missing0 = "answers"))){
        validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.revision !== undefined){
            let data1 = data.revision;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validate22.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.incarnation !== undefined){
              let data2 = data.incarnation;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate22.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.answers !== undefined){
                const _errs6 = errors;
                if(!(validate19(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
                  vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
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
      let missing0;
      if(((((data.bytes_written === undefined) && (missing0 = "bytes_written")) || ((data.bytes_scanned === undefined) && (missing0 = "bytes_scanned"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))) || ((data.tokens_evaluated === undefined) && (missing0 = "tokens_evaluated"))){
        validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.bytes_written !== undefined){
          let data0 = data.bytes_written;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate23.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate23.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
          if(data.bytes_scanned !== undefined){
            let data1 = data.bytes_scanned;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validate23.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate23.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
                validate23.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate23.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
              if(data.tokens_evaluated !== undefined){
                let data3 = data.tokens_evaluated;
                const _errs7 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validate23.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validate23.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
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
      if(((data.results === undefined) && (missing0 = "results")) || ((data.usage === undefined) && (missing0 = "usage"))){
        validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.results !== undefined){
          let data0 = data.results;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validate22(data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validate24.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.usage !== undefined){
            const _errs4 = errors;
            if(!(validate23(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
              vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
    else {
      validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
    errors = vErrors.length;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
