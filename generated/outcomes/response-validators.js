// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const create201 = validate0;
const schema0 = {"type":"object","properties":{"id":{"$ref":"OutcomeId"},"document_id":{"$ref":"DocumentId"},"judgment":{"$ref":"Name"},"value":{"$ref":"OutcomeValue"},"observed_at":{"$ref":"Timestamp"},"source":{"type":["string","null"]},"comment":{"type":["string","null"]},"evaluation":{"anyOf":[{"$ref":"MatchedEvaluation"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"}},"required":["id","document_id","judgment","value","observed_at","source","comment","evaluation","created_at"]};
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[A-Za-z0-9._:-]+$", "u");

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
            validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
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

const pattern1 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$", "u");

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
            validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""}];
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

const pattern2 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate3.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern2.test(data)){
            validate3.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
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

const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
    return false;
  }
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 9 || isNaN(data)){
        validate5.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"}];
        return false;
      }
      else {
        if(data < 0 || isNaN(data)){
          validate5.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
          return false;
        }
        else {
          if(!(formats0.validate(data))){
            validate5.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
            return false;
          }
        }
      }
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(typeof data !== "boolean"){
    const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs3 = errors;
    if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if(!valid0){
      const _errs4 = errors;
      if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if(!valid0){
    const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
    validate6.errors = vErrors;
    return false;
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
  validate6.errors = vErrors;
  return errors === 0;
}

const formats1 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

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
          if(!pattern3.test(data)){
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

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
    return false;
  }
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 2147483647 || isNaN(data)){
        validate8.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
        return false;
      }
      else {
        if(data < 1 || isNaN(data)){
          validate8.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
          return false;
        }
        else {
          if(!(formats0.validate(data))){
            validate8.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
            return false;
          }
        }
      }
    }
  }
  validate8.errors = vErrors;
  return errors === 0;
}

const pattern4 = new RegExp("^[a-z][a-z0-9_-]*$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 64){
        validate9.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate9.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern4.test(data)){
            validate9.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*$"+"\""}];
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
      if(((((data.version === undefined) && (missing0 = "version")) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.evaluated_at === undefined) && (missing0 = "evaluated_at"))){
        validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.version !== undefined){
          const _errs1 = errors;
          if(!(validate8(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
            vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.engine !== undefined){
            const _errs2 = errors;
            if(!(validate9(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
              vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.engine_version !== undefined){
              const _errs3 = errors;
              if(typeof data.engine_version !== "string"){
                validate10.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.evaluated_at !== undefined){
                const _errs5 = errors;
                if(!(validate7(data.evaluated_at, {instancePath:instancePath+"/evaluated_at",parentData:data,parentDataProperty:"evaluated_at",rootData}))){
                  vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                  errors = vErrors.length;
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
    }
    else {
      validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
      if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.observed_at === undefined) && (missing0 = "observed_at"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.comment === undefined) && (missing0 = "comment"))) || ((data.evaluation === undefined) && (missing0 = "evaluation"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.document_id !== undefined){
            const _errs2 = errors;
            if(!(validate2(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
              vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.judgment !== undefined){
              const _errs3 = errors;
              if(!(validate3(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
                vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.value !== undefined){
                const _errs4 = errors;
                if(!(validate6(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
                  vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.observed_at !== undefined){
                  const _errs5 = errors;
                  if(!(validate7(data.observed_at, {instancePath:instancePath+"/observed_at",parentData:data,parentDataProperty:"observed_at",rootData}))){
                    vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.source !== undefined){
                    let data5 = data.source;
                    const _errs6 = errors;
                    if((typeof data5 !== "string") && (data5 !== null)){
                      validate11.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema0.properties.source.type},message:"must be string,null"}];
                      return false;
                    }
                    var valid0 = _errs6 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.comment !== undefined){
                      let data6 = data.comment;
                      const _errs8 = errors;
                      if((typeof data6 !== "string") && (data6 !== null)){
                        validate11.errors = [{instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: schema0.properties.comment.type},message:"must be string,null"}];
                        return false;
                      }
                      var valid0 = _errs8 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.evaluation !== undefined){
                        let data7 = data.evaluation;
                        const _errs10 = errors;
                        const _errs11 = errors;
                        let valid1 = false;
                        const _errs12 = errors;
                        if(!(validate10(data7, {instancePath:instancePath+"/evaluation",parentData:data,parentDataProperty:"evaluation",rootData}))){
                          vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs12 === errors;
                        valid1 = valid1 || _valid0;
                        if(!valid1){
                          const _errs13 = errors;
                          if(data7 !== null){
                            const err0 = {instancePath:instancePath+"/evaluation",schemaPath:"#/properties/evaluation/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                            if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                            errors++;
                          }
                          var _valid0 = _errs13 === errors;
                          valid1 = valid1 || _valid0;
                        }
                        if(!valid1){
                          const err1 = {instancePath:instancePath+"/evaluation",schemaPath:"#/properties/evaluation/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
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
                      if(valid0){
                        if(data.created_at !== undefined){
                          const _errs15 = errors;
                          if(!(validate7(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs15 === errors;
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
      let missing0;
      if((data.outcomes === undefined) && (missing0 = "outcomes")){
        validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.outcomes !== undefined){
          let data0 = data.outcomes;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validate11(data0[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validate12.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
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

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const list200 = validate13;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 4096){
        validate14.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate14.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
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
      if(((data.outcomes === undefined) && (missing0 = "outcomes")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.outcomes !== undefined){
          let data0 = data.outcomes;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validate11(data0[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validate15.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
            if(!(validate14(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
              validate15.errors = vErrors;
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
      validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
    errors = vErrors.length;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
