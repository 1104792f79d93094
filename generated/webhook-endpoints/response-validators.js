// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const create201 = validate0;
const pattern0 = new RegExp("^we_[0-9a-z]{26}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern0.test(data)){
        validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^we_[0-9a-z]{26}$"},message:"must match pattern \""+"^we_[0-9a-z]{26}$"+"\""}];
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

const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 2048){
          validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
          return false;
        }
        else {
          if(func0(data) < 9){
            validate2.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters"}];
            return false;
          }
          else {
            if(!pattern1.test(data)){
              validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$"+"\""}];
              return false;
            }
            else {
              if(!(formats0(data))){
                validate2.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                return false;
              }
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

const pattern2 = new RegExp("^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 64){
        validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate3.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern2.test(data)){
            validate3.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$"},message:"must match pattern \""+"^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$"+"\""}];
            return false;
          }
        }
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

const pattern3 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/?\\*)?$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate4.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate4.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern3.test(data)){
            validate4.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/?\\*)?$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/?\\*)?$"+"\""}];
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

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data <= 0 || isNaN(data)){
        validate5.errors = [{instancePath,schemaPath:"#/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
        return false;
      }
    }
    else {
      validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
      return false;
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

const schema0 = {"type":"string","enum":["active","failing","disabled"]};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "active") || (data === "failing")) || (data === "disabled"))){
    validate6.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate6.errors = vErrors;
  return errors === 0;
}

const formats1 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern4 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 32){
          validate7.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
          return false;
        }
        else {
          if(!pattern4.test(data)){
            validate7.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""}];
            return false;
          }
          else {
            if(!(formats1.validate(data))){
              validate7.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
              return false;
            }
          }
        }
      }
      else {
        validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
        return false;
      }
    }
  }
  validate7.errors = vErrors;
  return errors === 0;
}

const schema1 = {"type":"object","properties":{"deliveries_24h":{"type":"integer","minimum":0},"success_rate_24h":{"type":["number","null"],"minimum":0,"maximum":1},"last_delivery_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]}},"required":["deliveries_24h","success_rate_24h","last_delivery_at"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.deliveries_24h === undefined) && (missing0 = "deliveries_24h")) || ((data.success_rate_24h === undefined) && (missing0 = "success_rate_24h"))) || ((data.last_delivery_at === undefined) && (missing0 = "last_delivery_at"))){
        validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.deliveries_24h !== undefined){
          let data0 = data.deliveries_24h;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate8.errors = [{instancePath:instancePath+"/deliveries_24h",schemaPath:"#/properties/deliveries_24h/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate8.errors = [{instancePath:instancePath+"/deliveries_24h",schemaPath:"#/properties/deliveries_24h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
          if(data.success_rate_24h !== undefined){
            let data1 = data.success_rate_24h;
            const _errs3 = errors;
            if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
              validate8.errors = [{instancePath:instancePath+"/success_rate_24h",schemaPath:"#/properties/success_rate_24h/type",keyword:"type",params:{type: schema1.properties.success_rate_24h.type},message:"must be number,null"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 > 1 || isNaN(data1)){
                  validate8.errors = [{instancePath:instancePath+"/success_rate_24h",schemaPath:"#/properties/success_rate_24h/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                  return false;
                }
                else {
                  if(data1 < 0 || isNaN(data1)){
                    validate8.errors = [{instancePath:instancePath+"/success_rate_24h",schemaPath:"#/properties/success_rate_24h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.last_delivery_at !== undefined){
              let data2 = data.last_delivery_at;
              const _errs5 = errors;
              const _errs6 = errors;
              let valid1 = false;
              const _errs7 = errors;
              if(!(validate7(data2, {instancePath:instancePath+"/last_delivery_at",parentData:data,parentDataProperty:"last_delivery_at",rootData}))){
                vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs8 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/last_delivery_at",schemaPath:"#/properties/last_delivery_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/last_delivery_at",schemaPath:"#/properties/last_delivery_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validate8.errors = vErrors;
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
          }
        }
      }
    }
    else {
      validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate8.errors = vErrors;
  return errors === 0;
}

const pattern5 = new RegExp("^whsec_[A-Za-z0-9+/]+={0,2}$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validate9.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 7){
          validate9.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
          return false;
        }
        else {
          if(!pattern5.test(data)){
            validate9.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^whsec_[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^whsec_[A-Za-z0-9+/]+={0,2}$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
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
      let missing0;
      if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.namespace_prefix === undefined) && (missing0 = "namespace_prefix"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.max_per_second === undefined) && (missing0 = "max_per_second"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.previous_secret_expires_at === undefined) && (missing0 = "previous_secret_expires_at"))) || ((data.stats === undefined) && (missing0 = "stats"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.secret === undefined) && (missing0 = "secret"))){
        validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.url !== undefined){
            const _errs2 = errors;
            if(!(validate2(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
              vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.events !== undefined){
              let data2 = data.events;
              const _errs3 = errors;
              if(errors === _errs3){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs5 = errors;
                    if(!(validate3(data2[i0], {instancePath:instancePath+"/events/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validate10.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.namespace_prefix !== undefined){
                let data4 = data.namespace_prefix;
                const _errs6 = errors;
                const _errs7 = errors;
                let valid2 = false;
                const _errs8 = errors;
                if(!(validate4(data4, {instancePath:instancePath+"/namespace_prefix",parentData:data,parentDataProperty:"namespace_prefix",rootData}))){
                  vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid2 = valid2 || _valid0;
                if(!valid2){
                  const _errs9 = errors;
                  if(data4 !== null){
                    const err0 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid2 = valid2 || _valid0;
                }
                if(!valid2){
                  const err1 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validate10.errors = vErrors;
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
                if(data.description !== undefined){
                  let data5 = data.description;
                  const _errs11 = errors;
                  if(errors === _errs11){
                    if(typeof data5 === "string"){
                      if(func0(data5) > 256){
                        validate10.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
                        return false;
                      }
                    }
                    else {
                      validate10.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.max_per_second !== undefined){
                    let data6 = data.max_per_second;
                    const _errs13 = errors;
                    const _errs14 = errors;
                    let valid3 = false;
                    const _errs15 = errors;
                    if(!(validate5(data6, {instancePath:instancePath+"/max_per_second",parentData:data,parentDataProperty:"max_per_second",rootData}))){
                      vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs15 === errors;
                    valid3 = valid3 || _valid1;
                    if(!valid3){
                      const _errs16 = errors;
                      if(data6 !== null){
                        const err2 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs16 === errors;
                      valid3 = valid3 || _valid1;
                    }
                    if(!valid3){
                      const err3 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validate10.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs14;
                      if(vErrors !== null){
                        if(_errs14){
                          vErrors.length = _errs14;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs13 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.status !== undefined){
                      const _errs18 = errors;
                      if(!(validate6(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs18 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.enabled !== undefined){
                        const _errs19 = errors;
                        if(typeof data.enabled !== "boolean"){
                          validate10.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                          return false;
                        }
                        var valid0 = _errs19 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.failing_since !== undefined){
                          let data9 = data.failing_since;
                          const _errs21 = errors;
                          const _errs22 = errors;
                          let valid4 = false;
                          const _errs23 = errors;
                          if(!(validate7(data9, {instancePath:instancePath+"/failing_since",parentData:data,parentDataProperty:"failing_since",rootData}))){
                            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs23 === errors;
                          valid4 = valid4 || _valid2;
                          if(!valid4){
                            const _errs24 = errors;
                            if(data9 !== null){
                              const err4 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                              errors++;
                            }
                            var _valid2 = _errs24 === errors;
                            valid4 = valid4 || _valid2;
                          }
                          if(!valid4){
                            const err5 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                            errors++;
                            validate10.errors = vErrors;
                            return false;
                          }
                          else {
                            errors = _errs22;
                            if(vErrors !== null){
                              if(_errs22){
                                vErrors.length = _errs22;
                              }
                              else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs21 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.previous_secret_expires_at !== undefined){
                            let data10 = data.previous_secret_expires_at;
                            const _errs26 = errors;
                            const _errs27 = errors;
                            let valid5 = false;
                            const _errs28 = errors;
                            if(!(validate7(data10, {instancePath:instancePath+"/previous_secret_expires_at",parentData:data,parentDataProperty:"previous_secret_expires_at",rootData}))){
                              vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                              errors = vErrors.length;
                            }
                            var _valid3 = _errs28 === errors;
                            valid5 = valid5 || _valid3;
                            if(!valid5){
                              const _errs29 = errors;
                              if(data10 !== null){
                                const err6 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                                errors++;
                              }
                              var _valid3 = _errs29 === errors;
                              valid5 = valid5 || _valid3;
                            }
                            if(!valid5){
                              const err7 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                              errors++;
                              validate10.errors = vErrors;
                              return false;
                            }
                            else {
                              errors = _errs27;
                              if(vErrors !== null){
                                if(_errs27){
                                  vErrors.length = _errs27;
                                }
                                else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs26 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.stats !== undefined){
                              const _errs31 = errors;
                              if(!(validate8(data.stats, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData}))){
                                vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs31 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.created_at !== undefined){
                                const _errs32 = errors;
                                if(!(validate7(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                  vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs32 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.secret !== undefined){
                                  const _errs33 = errors;
                                  if(!(validate9(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
                                    vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs33 === errors;
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
    else {
      validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate10.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const get200 = validate11;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.namespace_prefix === undefined) && (missing0 = "namespace_prefix"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.max_per_second === undefined) && (missing0 = "max_per_second"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.previous_secret_expires_at === undefined) && (missing0 = "previous_secret_expires_at"))) || ((data.stats === undefined) && (missing0 = "stats"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.url !== undefined){
            const _errs2 = errors;
            if(!(validate2(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
              vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.events !== undefined){
              let data2 = data.events;
              const _errs3 = errors;
              if(errors === _errs3){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs5 = errors;
                    if(!(validate3(data2[i0], {instancePath:instancePath+"/events/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validate12.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.namespace_prefix !== undefined){
                let data4 = data.namespace_prefix;
                const _errs6 = errors;
                const _errs7 = errors;
                let valid2 = false;
                const _errs8 = errors;
                if(!(validate4(data4, {instancePath:instancePath+"/namespace_prefix",parentData:data,parentDataProperty:"namespace_prefix",rootData}))){
                  vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid2 = valid2 || _valid0;
                if(!valid2){
                  const _errs9 = errors;
                  if(data4 !== null){
                    const err0 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid2 = valid2 || _valid0;
                }
                if(!valid2){
                  const err1 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validate12.errors = vErrors;
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
                if(data.description !== undefined){
                  let data5 = data.description;
                  const _errs11 = errors;
                  if(errors === _errs11){
                    if(typeof data5 === "string"){
                      if(func0(data5) > 256){
                        validate12.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
                        return false;
                      }
                    }
                    else {
                      validate12.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.max_per_second !== undefined){
                    let data6 = data.max_per_second;
                    const _errs13 = errors;
                    const _errs14 = errors;
                    let valid3 = false;
                    const _errs15 = errors;
                    if(!(validate5(data6, {instancePath:instancePath+"/max_per_second",parentData:data,parentDataProperty:"max_per_second",rootData}))){
                      vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs15 === errors;
                    valid3 = valid3 || _valid1;
                    if(!valid3){
                      const _errs16 = errors;
                      if(data6 !== null){
                        const err2 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs16 === errors;
                      valid3 = valid3 || _valid1;
                    }
                    if(!valid3){
                      const err3 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validate12.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs14;
                      if(vErrors !== null){
                        if(_errs14){
                          vErrors.length = _errs14;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs13 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.status !== undefined){
                      const _errs18 = errors;
                      if(!(validate6(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs18 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.enabled !== undefined){
                        const _errs19 = errors;
                        if(typeof data.enabled !== "boolean"){
                          validate12.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                          return false;
                        }
                        var valid0 = _errs19 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.failing_since !== undefined){
                          let data9 = data.failing_since;
                          const _errs21 = errors;
                          const _errs22 = errors;
                          let valid4 = false;
                          const _errs23 = errors;
                          if(!(validate7(data9, {instancePath:instancePath+"/failing_since",parentData:data,parentDataProperty:"failing_since",rootData}))){
                            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs23 === errors;
                          valid4 = valid4 || _valid2;
                          if(!valid4){
                            const _errs24 = errors;
                            if(data9 !== null){
                              const err4 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                              errors++;
                            }
                            var _valid2 = _errs24 === errors;
                            valid4 = valid4 || _valid2;
                          }
                          if(!valid4){
                            const err5 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                            errors++;
                            validate12.errors = vErrors;
                            return false;
                          }
                          else {
                            errors = _errs22;
                            if(vErrors !== null){
                              if(_errs22){
                                vErrors.length = _errs22;
                              }
                              else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs21 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.previous_secret_expires_at !== undefined){
                            let data10 = data.previous_secret_expires_at;
                            const _errs26 = errors;
                            const _errs27 = errors;
                            let valid5 = false;
                            const _errs28 = errors;
                            if(!(validate7(data10, {instancePath:instancePath+"/previous_secret_expires_at",parentData:data,parentDataProperty:"previous_secret_expires_at",rootData}))){
                              vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                              errors = vErrors.length;
                            }
                            var _valid3 = _errs28 === errors;
                            valid5 = valid5 || _valid3;
                            if(!valid5){
                              const _errs29 = errors;
                              if(data10 !== null){
                                const err6 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                                errors++;
                              }
                              var _valid3 = _errs29 === errors;
                              valid5 = valid5 || _valid3;
                            }
                            if(!valid5){
                              const err7 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                              errors++;
                              validate12.errors = vErrors;
                              return false;
                            }
                            else {
                              errors = _errs27;
                              if(vErrors !== null){
                                if(_errs27){
                                  vErrors.length = _errs27;
                                }
                                else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs26 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.stats !== undefined){
                              const _errs31 = errors;
                              if(!(validate8(data.stats, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData}))){
                                vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs31 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.created_at !== undefined){
                                const _errs32 = errors;
                                if(!(validate7(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                  vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs32 === errors;
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
    else {
      validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
    errors = vErrors.length;
  }
  validate11.errors = vErrors;
  return errors === 0;
}

export const getSecret200 = validate13;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.secret === undefined) && (missing0 = "secret")) || ((data.previous_secret_expires_at === undefined) && (missing0 = "previous_secret_expires_at"))){
        validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.secret !== undefined){
          const _errs1 = errors;
          if(!(validate9(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
            vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.previous_secret_expires_at !== undefined){
            let data1 = data.previous_secret_expires_at;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validate7(data1, {instancePath:instancePath+"/previous_secret_expires_at",parentData:data,parentDataProperty:"previous_secret_expires_at",rootData}))){
              vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validate14.errors = vErrors;
              return false;
            }
            else {
              errors = _errs3;
              if(vErrors !== null){
                if(_errs3){
                  vErrors.length = _errs3;
                }
                else {
                  vErrors = null;
                }
              }
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
      validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
    errors = vErrors.length;
  }
  validate13.errors = vErrors;
  return errors === 0;
}

export const list200 = validate15;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 4096){
        validate16.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate16.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
      }
    }
    else {
      validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
      let missing0;
      if(((data.webhook_endpoints === undefined) && (missing0 = "webhook_endpoints")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.webhook_endpoints !== undefined){
          let data0 = data.webhook_endpoints;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validate12(data0[i0], {instancePath:instancePath+"/webhook_endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validate17.errors = [{instancePath:instancePath+"/webhook_endpoints",schemaPath:"#/properties/webhook_endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
            if(!(validate16(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
              validate17.errors = vErrors;
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

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
    errors = vErrors.length;
  }
  validate15.errors = vErrors;
  return errors === 0;
}

export const listDeliveries200 = validate18;
const pattern6 = new RegExp("^evt_[0-9a-z]{26}$", "u");

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern6.test(data)){
        validate19.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^evt_[0-9a-z]{26}$"},message:"must match pattern \""+"^evt_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate19.errors = vErrors;
  return errors === 0;
}

const schema2 = {"type":"string","enum":["subscription.entered","subscription.exited","subscription.synced","job.awaiting_confirm","job.completed","job.failed","job.cancelled","job.paused","namespace.budget_paused","namespace.budget_resumed","namespace.deleted","namespace.tenant_summary_failed","judgment.activated","judgment.calibrated","endpoint.failing","endpoint.disabled","webhook.test"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((((((((((((data === "subscription.entered") || (data === "subscription.exited")) || (data === "subscription.synced")) || (data === "job.awaiting_confirm")) || (data === "job.completed")) || (data === "job.failed")) || (data === "job.cancelled")) || (data === "job.paused")) || (data === "namespace.budget_paused")) || (data === "namespace.budget_resumed")) || (data === "namespace.deleted")) || (data === "namespace.tenant_summary_failed")) || (data === "judgment.activated")) || (data === "judgment.calibrated")) || (data === "endpoint.failing")) || (data === "endpoint.disabled")) || (data === "webhook.test"))){
    validate20.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate20.errors = vErrors;
  return errors === 0;
}

const schema3 = {"type":"string","enum":["pending","succeeded","failed","skipped"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "pending") || (data === "succeeded")) || (data === "failed")) || (data === "skipped"))){
    validate21.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate21.errors = vErrors;
  return errors === 0;
}

const schema4 = {"type":"object","properties":{"at":{"$ref":"Timestamp"},"status_code":{"type":["integer","null"],"format":"int32"},"latency_ms":{"type":"integer","minimum":0},"error":{"anyOf":[{"$ref":"DeliveryError"},{"type":"null"}]},"response":{"type":["string","null"]}},"required":["at","status_code","latency_ms","error","response"]};
const schema5 = {"type":"string","enum":["timeout","dns","tls","connect","blocked_address","http_status"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((data === "timeout") || (data === "dns")) || (data === "tls")) || (data === "connect")) || (data === "blocked_address")) || (data === "http_status"))){
    validate22.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate22.errors = vErrors;
  return errors === 0;
}

const formats2 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.at === undefined) && (missing0 = "at")) || ((data.status_code === undefined) && (missing0 = "status_code"))) || ((data.latency_ms === undefined) && (missing0 = "latency_ms"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.response === undefined) && (missing0 = "response"))){
        validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.at !== undefined){
          const _errs1 = errors;
          if(!(validate7(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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
              validate23.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type: schema4.properties.status_code.type},message:"must be integer,null"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(!(formats2.validate(data1))){
                  validate23.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
                validate23.errors = [{instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate23.errors = [{instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
                if(!(validate22(data3, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
                  vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
                  validate23.errors = vErrors;
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
                    validate23.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema4.properties.response.type},message:"must be string,null"}];
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
      if(((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.event_type === undefined) && (missing0 = "event_type"))) || ((data.endpoint === undefined) && (missing0 = "endpoint"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.last_attempt === undefined) && (missing0 = "last_attempt"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.event_id !== undefined){
          const _errs1 = errors;
          if(!(validate19(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData}))){
            vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
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
            if(!(validate20(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
              vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
              if(!(validate1(data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
                vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
                if(!(validate21(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                  vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
                    validate24.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs5){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 > 9 || isNaN(data4)){
                        validate24.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"}];
                        return false;
                      }
                      else {
                        if(data4 < 0 || isNaN(data4)){
                          validate24.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                        else {
                          if(!(formats2.validate(data4))){
                            validate24.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
                    if(!(validate7(data5, {instancePath:instancePath+"/next_attempt_at",parentData:data,parentDataProperty:"next_attempt_at",rootData}))){
                      vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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
                      validate24.errors = vErrors;
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
                      if(!(validate23(data6, {instancePath:instancePath+"/last_attempt",parentData:data,parentDataProperty:"last_attempt",rootData}))){
                        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
                        validate24.errors = vErrors;
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
                        if(!(validate7(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                          vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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
      validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.deliveries === undefined) && (missing0 = "deliveries")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.deliveries !== undefined){
          let data0 = data.deliveries;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validate24(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validate25.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
            if(!(validate16(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
              validate25.errors = vErrors;
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

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
    errors = vErrors.length;
  }
  validate18.errors = vErrors;
  return errors === 0;
}

export const recover200 = validate26;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.queued === undefined) && (missing0 = "queued")){
        validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.queued !== undefined){
          let data0 = data.queued;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate27.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate27.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
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

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
    errors = vErrors.length;
  }
  validate26.errors = vErrors;
  return errors === 0;
}

export const test202 = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
    errors = vErrors.length;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
export const rotateSecret200 = getSecret200;
export const update200 = get200;
