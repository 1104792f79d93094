// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const create201 = validate0;
const pattern0 = new RegExp("^key_[0-9a-z]{26}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern0.test(data)){
        validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^key_[0-9a-z]{26}$"},message:"must match pattern \""+"^key_[0-9a-z]{26}$"+"\""}];
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

const schema0 = {"type":"string","enum":["read_only","read_write"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "read_only") || (data === "read_write"))){
    validate2.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate2.errors = vErrors;
  return errors === 0;
}

const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/?\\*)?$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate3.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern1.test(data)){
            validate3.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/?\\*)?$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/?\\*)?$"+"\""}];
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

const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 32){
          validate4.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
          return false;
        }
        else {
          if(!pattern2.test(data)){
            validate4.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""}];
            return false;
          }
          else {
            if(!(formats0.validate(data))){
              validate4.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
  }
  validate4.errors = vErrors;
  return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.admin === undefined) && (missing0 = "admin"))) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.previous_valid_until === undefined) && (missing0 = "previous_valid_until"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.key === undefined) && (missing0 = "key"))){
        validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.name !== undefined){
            let data1 = data.name;
            const _errs2 = errors;
            if(errors === _errs2){
              if(typeof data1 === "string"){
                if(func0(data1) > 128){
                  validate5.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
                  return false;
                }
                else {
                  if(func0(data1) < 1){
                    validate5.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                    return false;
                  }
                }
              }
              else {
                validate5.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.role !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.admin !== undefined){
                const _errs5 = errors;
                if(typeof data.admin !== "boolean"){
                  validate5.errors = [{instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                  return false;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.scope !== undefined){
                  let data4 = data.scope;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  let valid1 = false;
                  const _errs9 = errors;
                  if(!(validate3(data4, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
                    vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  if(!valid1){
                    const _errs10 = errors;
                    if(data4 !== null){
                      const err0 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                      errors++;
                    }
                    var _valid0 = _errs10 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if(!valid1){
                    const err1 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                    errors++;
                    validate5.errors = vErrors;
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
                  if(data.previous_valid_until !== undefined){
                    let data5 = data.previous_valid_until;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    let valid2 = false;
                    const _errs14 = errors;
                    if(!(validate4(data5, {instancePath:instancePath+"/previous_valid_until",parentData:data,parentDataProperty:"previous_valid_until",rootData}))){
                      vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs14 === errors;
                    valid2 = valid2 || _valid1;
                    if(!valid2){
                      const _errs15 = errors;
                      if(data5 !== null){
                        const err2 = {instancePath:instancePath+"/previous_valid_until",schemaPath:"#/properties/previous_valid_until/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs15 === errors;
                      valid2 = valid2 || _valid1;
                    }
                    if(!valid2){
                      const err3 = {instancePath:instancePath+"/previous_valid_until",schemaPath:"#/properties/previous_valid_until/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validate5.errors = vErrors;
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
                      if(!(validate4(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs17 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.key !== undefined){
                        const _errs18 = errors;
                        if(typeof data.key !== "string"){
                          validate5.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
    else {
      validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const list200 = validate6;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.admin === undefined) && (missing0 = "admin"))) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.previous_valid_until === undefined) && (missing0 = "previous_valid_until"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.name !== undefined){
            let data1 = data.name;
            const _errs2 = errors;
            if(errors === _errs2){
              if(typeof data1 === "string"){
                if(func0(data1) > 128){
                  validate7.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
                  return false;
                }
                else {
                  if(func0(data1) < 1){
                    validate7.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                    return false;
                  }
                }
              }
              else {
                validate7.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.role !== undefined){
              const _errs4 = errors;
              if(!(validate2(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.admin !== undefined){
                const _errs5 = errors;
                if(typeof data.admin !== "boolean"){
                  validate7.errors = [{instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                  return false;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.scope !== undefined){
                  let data4 = data.scope;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  let valid1 = false;
                  const _errs9 = errors;
                  if(!(validate3(data4, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
                    vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  if(!valid1){
                    const _errs10 = errors;
                    if(data4 !== null){
                      const err0 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                      errors++;
                    }
                    var _valid0 = _errs10 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if(!valid1){
                    const err1 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                    errors++;
                    validate7.errors = vErrors;
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
                  if(data.previous_valid_until !== undefined){
                    let data5 = data.previous_valid_until;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    let valid2 = false;
                    const _errs14 = errors;
                    if(!(validate4(data5, {instancePath:instancePath+"/previous_valid_until",parentData:data,parentDataProperty:"previous_valid_until",rootData}))){
                      vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs14 === errors;
                    valid2 = valid2 || _valid1;
                    if(!valid2){
                      const _errs15 = errors;
                      if(data5 !== null){
                        const err2 = {instancePath:instancePath+"/previous_valid_until",schemaPath:"#/properties/previous_valid_until/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs15 === errors;
                      valid2 = valid2 || _valid1;
                    }
                    if(!valid2){
                      const err3 = {instancePath:instancePath+"/previous_valid_until",schemaPath:"#/properties/previous_valid_until/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validate7.errors = vErrors;
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
                      if(!(validate4(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
    else {
      validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate7.errors = vErrors;
  return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 4096){
        validate8.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate8.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
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

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.api_keys === undefined) && (missing0 = "api_keys")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.api_keys !== undefined){
          let data0 = data.api_keys;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validate7(data0[i0], {instancePath:instancePath+"/api_keys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validate9.errors = [{instancePath:instancePath+"/api_keys",schemaPath:"#/properties/api_keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
            if(!(validate8(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
              validate9.errors = vErrors;
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
      validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate9.errors = vErrors;
  return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
    errors = vErrors.length;
  }
  validate6.errors = vErrors;
  return errors === 0;
}
export const rotate200 = create201;
