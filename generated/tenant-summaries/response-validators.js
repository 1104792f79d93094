// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const create201 = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 3){
          validate1.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
          return false;
        }
        else {
          if(!pattern0.test(data)){
            validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"+"\""}];
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

const pattern1 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate2.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern1.test(data)){
            validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
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
  validate2.errors = vErrors;
  return errors === 0;
}

const pattern2 = new RegExp("^[A-Za-z0-9_-]{1,128}\\.(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.label === undefined) && (missing0 = "label")) || ((data.gte === undefined) && (missing0 = "gte"))){
        validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.label !== undefined){
          let data0 = data.label;
          const _errs1 = errors;
          if(errors === _errs1){
            if(typeof data0 === "string"){
              if(func0(data0) > 64){
                validate3.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
                return false;
              }
              else {
                if(func0(data0) < 1){
                  validate3.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                  return false;
                }
              }
            }
            else {
              validate3.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.gte !== undefined){
            let data1 = data.gte;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validate3.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(Array.isArray(data)){
      if(data.length > 16){
        validate4.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}];
        return false;
      }
      else {
        if(data.length < 1){
          validate4.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
          return false;
        }
        else {
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
    }
    else {
      validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
      return false;
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
      if(Object.keys(data).length > 64){
        validate5.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 64},message:"must NOT have more than 64 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern2.test(key0)){
              const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,128}\\.(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,128}\\.(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"+"\"",propertyName:key0};
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

const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 32){
          validate6.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
          return false;
        }
        else {
          if(!pattern3.test(data)){
            validate6.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""}];
            return false;
          }
          else {
            if(!(formats0.validate(data))){
              validate6.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
  }
  validate6.errors = vErrors;
  return errors === 0;
}

const schema0 = {"type":"string","enum":["tenant_summary_failed"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(data === "tenant_summary_failed")){
    validate7.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate7.errors = vErrors;
  return errors === 0;
}

const schema1 = {"type":"object","properties":{"namespace":{"$ref":"NamespaceName"},"status":{"$ref":"TenantStatus"},"published_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"source_as_of":{"type":["integer","null"]},"reason":{"anyOf":[{"$ref":"TenantSkipReason"},{"type":"null"}]}},"required":["namespace","status","published_at","source_as_of","reason"]};
const pattern4 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate8.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate8.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern4.test(data)){
            validate8.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate8.errors = vErrors;
  return errors === 0;
}

const schema2 = {"type":"string","enum":["published","unchanged","skipped","pending"]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "published") || (data === "unchanged")) || (data === "skipped")) || (data === "pending"))){
    validate9.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate9.errors = vErrors;
  return errors === 0;
}

const schema3 = {"type":"string","enum":["deleting","building","empty"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "deleting") || (data === "building")) || (data === "empty"))){
    validate10.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
    return false;
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
      if((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.published_at === undefined) && (missing0 = "published_at"))) || ((data.source_as_of === undefined) && (missing0 = "source_as_of"))) || ((data.reason === undefined) && (missing0 = "reason"))){
        validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validate8(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.status !== undefined){
            const _errs2 = errors;
            if(!(validate9(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
              vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.published_at !== undefined){
              let data2 = data.published_at;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validate6(data2, {instancePath:instancePath+"/published_at",parentData:data,parentDataProperty:"published_at",rootData}))){
                vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validate11.errors = vErrors;
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
              if(data.source_as_of !== undefined){
                let data3 = data.source_as_of;
                const _errs8 = errors;
                if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
                  validate11.errors = [{instancePath:instancePath+"/source_as_of",schemaPath:"#/properties/source_as_of/type",keyword:"type",params:{type: schema1.properties.source_as_of.type},message:"must be integer,null"}];
                  return false;
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.reason !== undefined){
                  let data4 = data.reason;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  let valid2 = false;
                  const _errs12 = errors;
                  if(!(validate10(data4, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
                    vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs12 === errors;
                  valid2 = valid2 || _valid1;
                  if(!valid2){
                    const _errs13 = errors;
                    if(data4 !== null){
                      const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                      errors++;
                    }
                    var _valid1 = _errs13 === errors;
                    valid2 = valid2 || _valid1;
                  }
                  if(!valid2){
                    const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                    errors++;
                    validate11.errors = vErrors;
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
              }
            }
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
    if(typeof data === "string"){
      if(func0(data) > 4096){
        validate12.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate12.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
      }
    }
    else {
      validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
      let missing0;
      if(((((((((data.template === undefined) && (missing0 = "template")) || ((data.groups === undefined) && (missing0 = "groups"))) || ((data.bands === undefined) && (missing0 = "bands"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) || ((data.last_run_at === undefined) && (missing0 = "last_run_at"))) || ((data.tenants === undefined) && (missing0 = "tenants"))) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.template !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.groups !== undefined){
            let data1 = data.groups;
            const _errs2 = errors;
            if(errors === _errs2){
              if(Array.isArray(data1)){
                if(data1.length > 8){
                  validate13.errors = [{instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
                  return false;
                }
                else {
                  if(data1.length < 1){
                    validate13.errors = [{instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                    return false;
                  }
                  else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for(let i0=0; i0<len0; i0++){
                      const _errs4 = errors;
                      if(!(validate2(data1[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
                        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs4 === errors;
                      if(!valid1){
                        break;
                      }
                    }
                  }
                }
              }
              else {
                validate13.errors = [{instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.bands !== undefined){
              const _errs5 = errors;
              if(!(validate5(data.bands, {instancePath:instancePath+"/bands",parentData:data,parentDataProperty:"bands",rootData}))){
                vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.created_at !== undefined){
                const _errs6 = errors;
                if(!(validate6(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                  vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.warnings !== undefined){
                  let data5 = data.warnings;
                  const _errs7 = errors;
                  if(errors === _errs7){
                    if(Array.isArray(data5)){
                      var valid2 = true;
                      const len1 = data5.length;
                      for(let i1=0; i1<len1; i1++){
                        const _errs9 = errors;
                        if(!(validate7(data5[i1], {instancePath:instancePath+"/warnings/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
                          vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs9 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                    else {
                      validate13.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.last_run_at !== undefined){
                    let data7 = data.last_run_at;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid3 = false;
                    const _errs12 = errors;
                    if(!(validate6(data7, {instancePath:instancePath+"/last_run_at",parentData:data,parentDataProperty:"last_run_at",rootData}))){
                      vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs12 === errors;
                    valid3 = valid3 || _valid0;
                    if(!valid3){
                      const _errs13 = errors;
                      if(data7 !== null){
                        const err0 = {instancePath:instancePath+"/last_run_at",schemaPath:"#/properties/last_run_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs13 === errors;
                      valid3 = valid3 || _valid0;
                    }
                    if(!valid3){
                      const err1 = {instancePath:instancePath+"/last_run_at",schemaPath:"#/properties/last_run_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validate13.errors = vErrors;
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
                    if(data.tenants !== undefined){
                      let data8 = data.tenants;
                      const _errs15 = errors;
                      if(errors === _errs15){
                        if(Array.isArray(data8)){
                          var valid4 = true;
                          const len2 = data8.length;
                          for(let i2=0; i2<len2; i2++){
                            const _errs17 = errors;
                            if(!(validate11(data8[i2], {instancePath:instancePath+"/tenants/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
                              vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                              errors = vErrors.length;
                            }
                            var valid4 = _errs17 === errors;
                            if(!valid4){
                              break;
                            }
                          }
                        }
                        else {
                          validate13.errors = [{instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                          return false;
                        }
                      }
                      var valid0 = _errs15 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.next_cursor !== undefined){
                        let data10 = data.next_cursor;
                        const _errs18 = errors;
                        const _errs19 = errors;
                        let valid5 = false;
                        const _errs20 = errors;
                        if(!(validate12(data10, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
                          vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs20 === errors;
                        valid5 = valid5 || _valid1;
                        if(!valid5){
                          const _errs21 = errors;
                          if(data10 !== null){
                            const err2 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                            if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                            errors++;
                          }
                          var _valid1 = _errs21 === errors;
                          valid5 = valid5 || _valid1;
                        }
                        if(!valid5){
                          const err3 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                          errors++;
                          validate13.errors = vErrors;
                          return false;
                        }
                        else {
                          errors = _errs19;
                          if(vErrors !== null){
                            if(_errs19){
                              vErrors.length = _errs19;
                            }
                            else {
                              vErrors = null;
                            }
                          }
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
    else {
      validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
export const get200 = create201;
