// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const get200 = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");

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
            validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
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

const schema0 = {"type":"string","enum":["bool","choice","score"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "bool") || (data === "choice")) || (data === "score"))){
    validate2.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate2.errors = vErrors;
  return errors === 0;
}

const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
    return false;
  }
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 2147483647 || isNaN(data)){
        validate3.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
        return false;
      }
      else {
        if(data < 1 || isNaN(data)){
          validate3.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
          return false;
        }
        else {
          if(!(formats0.validate(data))){
            validate3.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
            return false;
          }
        }
      }
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}

const pattern1 = new RegExp("^[a-z][a-z0-9_-]*$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 64){
        validate4.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate4.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern1.test(data)){
            validate4.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*$"+"\""}];
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

const schema1 = {"type":"string","enum":["platt","temperature","isotonic"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "platt") || (data === "temperature")) || (data === "isotonic"))){
    validate5.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate5.errors = vErrors;
  return errors === 0;
}

const formats1 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

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
          if(!pattern2.test(data)){
            validate6.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""}];
            return false;
          }
          else {
            if(!(formats1.validate(data))){
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

const schema2 = {"type":"object","properties":{"accuracy":{"type":["number","null"]},"expected_calibration_error":{"type":["number","null"]},"log_loss":{"type":["number","null"]},"reliability":{"type":"array","items":{"$ref":"ReliabilityBin"},"minItems":10,"maxItems":10},"mean_level_distance":{"type":["number","null"]}},"required":["accuracy","expected_calibration_error","log_loss","reliability","mean_level_distance"]};
const schema3 = {"type":"object","properties":{"lower":{"type":"number"},"upper":{"type":"number"},"count":{"type":"integer","minimum":0},"mean_predicted":{"type":["number","null"]},"observed":{"type":["number","null"]}},"required":["lower","upper","count","mean_predicted","observed"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.lower === undefined) && (missing0 = "lower")) || ((data.upper === undefined) && (missing0 = "upper"))) || ((data.count === undefined) && (missing0 = "count"))) || ((data.mean_predicted === undefined) && (missing0 = "mean_predicted"))) || ((data.observed === undefined) && (missing0 = "observed"))){
        validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.lower !== undefined){
          let data0 = data.lower;
          const _errs1 = errors;
          if(!((typeof data0 == "number") && (isFinite(data0)))){
            validate7.errors = [{instancePath:instancePath+"/lower",schemaPath:"#/properties/lower/type",keyword:"type",params:{type: "number"},message:"must be number"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.upper !== undefined){
            let data1 = data.upper;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validate7.errors = [{instancePath:instancePath+"/upper",schemaPath:"#/properties/upper/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.count !== undefined){
              let data2 = data.count;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate7.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate7.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
              if(data.mean_predicted !== undefined){
                let data3 = data.mean_predicted;
                const _errs7 = errors;
                if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
                  validate7.errors = [{instancePath:instancePath+"/mean_predicted",schemaPath:"#/properties/mean_predicted/type",keyword:"type",params:{type: schema3.properties.mean_predicted.type},message:"must be number,null"}];
                  return false;
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.observed !== undefined){
                  let data4 = data.observed;
                  const _errs9 = errors;
                  if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
                    validate7.errors = [{instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/type",keyword:"type",params:{type: schema3.properties.observed.type},message:"must be number,null"}];
                    return false;
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
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.accuracy === undefined) && (missing0 = "accuracy")) || ((data.expected_calibration_error === undefined) && (missing0 = "expected_calibration_error"))) || ((data.log_loss === undefined) && (missing0 = "log_loss"))) || ((data.reliability === undefined) && (missing0 = "reliability"))) || ((data.mean_level_distance === undefined) && (missing0 = "mean_level_distance"))){
        validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.accuracy !== undefined){
          let data0 = data.accuracy;
          const _errs1 = errors;
          if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
            validate8.errors = [{instancePath:instancePath+"/accuracy",schemaPath:"#/properties/accuracy/type",keyword:"type",params:{type: schema2.properties.accuracy.type},message:"must be number,null"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.expected_calibration_error !== undefined){
            let data1 = data.expected_calibration_error;
            const _errs3 = errors;
            if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
              validate8.errors = [{instancePath:instancePath+"/expected_calibration_error",schemaPath:"#/properties/expected_calibration_error/type",keyword:"type",params:{type: schema2.properties.expected_calibration_error.type},message:"must be number,null"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.log_loss !== undefined){
              let data2 = data.log_loss;
              const _errs5 = errors;
              if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
                validate8.errors = [{instancePath:instancePath+"/log_loss",schemaPath:"#/properties/log_loss/type",keyword:"type",params:{type: schema2.properties.log_loss.type},message:"must be number,null"}];
                return false;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.reliability !== undefined){
                let data3 = data.reliability;
                const _errs7 = errors;
                if(errors === _errs7){
                  if(Array.isArray(data3)){
                    if(data3.length > 10){
                      validate8.errors = [{instancePath:instancePath+"/reliability",schemaPath:"#/properties/reliability/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
                      return false;
                    }
                    else {
                      if(data3.length < 10){
                        validate8.errors = [{instancePath:instancePath+"/reliability",schemaPath:"#/properties/reliability/minItems",keyword:"minItems",params:{limit: 10},message:"must NOT have fewer than 10 items"}];
                        return false;
                      }
                      else {
                        var valid1 = true;
                        const len0 = data3.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs9 = errors;
                          if(!(validate7(data3[i0], {instancePath:instancePath+"/reliability/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs9 === errors;
                          if(!valid1){
                            break;
                          }
                        }
                      }
                    }
                  }
                  else {
                    validate8.errors = [{instancePath:instancePath+"/reliability",schemaPath:"#/properties/reliability/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.mean_level_distance !== undefined){
                  let data5 = data.mean_level_distance;
                  const _errs10 = errors;
                  if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
                    validate8.errors = [{instancePath:instancePath+"/mean_level_distance",schemaPath:"#/properties/mean_level_distance/type",keyword:"type",params:{type: schema2.properties.mean_level_distance.type},message:"must be number,null"}];
                    return false;
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
      validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
      if(((((((((data.engine === undefined) && (missing0 = "engine")) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.fitted_at === undefined) && (missing0 = "fitted_at"))) || ((data.from_previous_epoch === undefined) && (missing0 = "from_previous_epoch"))) || ((data.raw === undefined) && (missing0 = "raw"))) || ((data.calibrated === undefined) && (missing0 = "calibrated"))){
        validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.engine !== undefined){
          const _errs1 = errors;
          if(!(validate4(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
            vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.engine_version !== undefined){
            const _errs2 = errors;
            if(typeof data.engine_version !== "string"){
              validate9.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.outcomes !== undefined){
              let data2 = data.outcomes;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate9.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate9.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
              if(data.method !== undefined){
                let data3 = data.method;
                const _errs6 = errors;
                const _errs7 = errors;
                let valid1 = false;
                const _errs8 = errors;
                if(!(validate5(data3, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
                  vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
                if(!valid1){
                  const _errs9 = errors;
                  if(data3 !== null){
                    const err0 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                }
                if(!valid1){
                  const err1 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validate9.errors = vErrors;
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
                if(data.fitted_at !== undefined){
                  let data4 = data.fitted_at;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  let valid2 = false;
                  const _errs13 = errors;
                  if(!(validate6(data4, {instancePath:instancePath+"/fitted_at",parentData:data,parentDataProperty:"fitted_at",rootData}))){
                    vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs13 === errors;
                  valid2 = valid2 || _valid1;
                  if(!valid2){
                    const _errs14 = errors;
                    if(data4 !== null){
                      const err2 = {instancePath:instancePath+"/fitted_at",schemaPath:"#/properties/fitted_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                      errors++;
                    }
                    var _valid1 = _errs14 === errors;
                    valid2 = valid2 || _valid1;
                  }
                  if(!valid2){
                    const err3 = {instancePath:instancePath+"/fitted_at",schemaPath:"#/properties/fitted_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                    errors++;
                    validate9.errors = vErrors;
                    return false;
                  }
                  else {
                    errors = _errs12;
                    if(vErrors !== null){
                      if(_errs12){
                        vErrors.length = _errs12;
                      }
                      else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs11 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.from_previous_epoch !== undefined){
                    const _errs16 = errors;
                    if(typeof data.from_previous_epoch !== "boolean"){
                      validate9.errors = [{instancePath:instancePath+"/from_previous_epoch",schemaPath:"#/properties/from_previous_epoch/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs16 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.raw !== undefined){
                      const _errs18 = errors;
                      if(!(validate8(data.raw, {instancePath:instancePath+"/raw",parentData:data,parentDataProperty:"raw",rootData}))){
                        vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs18 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.calibrated !== undefined){
                        let data7 = data.calibrated;
                        const _errs19 = errors;
                        const _errs20 = errors;
                        let valid3 = false;
                        const _errs21 = errors;
                        if(!(validate8(data7, {instancePath:instancePath+"/calibrated",parentData:data,parentDataProperty:"calibrated",rootData}))){
                          vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
                          errors = vErrors.length;
                        }
                        var _valid2 = _errs21 === errors;
                        valid3 = valid3 || _valid2;
                        if(!valid3){
                          const _errs22 = errors;
                          if(data7 !== null){
                            const err4 = {instancePath:instancePath+"/calibrated",schemaPath:"#/properties/calibrated/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                            if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                            errors++;
                          }
                          var _valid2 = _errs22 === errors;
                          valid3 = valid3 || _valid2;
                        }
                        if(!valid3){
                          const err5 = {instancePath:instancePath+"/calibrated",schemaPath:"#/properties/calibrated/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                          errors++;
                          validate9.errors = vErrors;
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
      validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
      if(((((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))) || ((data.unmatched === undefined) && (missing0 = "unmatched"))) || ((data.epochs === undefined) && (missing0 = "epochs"))){
        validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
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
            const _errs2 = errors;
            if(!(validate2(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
              vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              let data2 = data.version;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validate3(data2, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validate10.errors = vErrors;
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
              if(data.outcomes !== undefined){
                let data3 = data.outcomes;
                const _errs8 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validate10.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs8){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validate10.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
                if(data.unmatched !== undefined){
                  let data4 = data.unmatched;
                  const _errs10 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validate10.errors = [{instancePath:instancePath+"/unmatched",schemaPath:"#/properties/unmatched/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs10){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validate10.errors = [{instancePath:instancePath+"/unmatched",schemaPath:"#/properties/unmatched/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs10 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.epochs !== undefined){
                    let data5 = data.epochs;
                    const _errs12 = errors;
                    if(errors === _errs12){
                      if(Array.isArray(data5)){
                        var valid2 = true;
                        const len0 = data5.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs14 = errors;
                          if(!(validate9(data5[i0], {instancePath:instancePath+"/epochs/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs14 === errors;
                          if(!valid2){
                            break;
                          }
                        }
                      }
                      else {
                        validate10.errors = [{instancePath:instancePath+"/epochs",schemaPath:"#/properties/epochs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
                    }
                    var valid0 = _errs12 === errors;
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

export const recommend200 = validate11;
const schema4 = {"type":"object","properties":{"judgment":{"$ref":"Name"},"version":{"anyOf":[{"$ref":"VersionNumber"},{"type":"null"}]},"threshold":{"anyOf":[{"$ref":"Name"},{"type":"null"}]},"recommended":{"anyOf":[{"$ref":"Threshold"},{"type":"null"}]},"outcomes":{"type":"integer","minimum":0},"estimates":{"anyOf":[{"$ref":"RecommendationEstimates"},{"type":"null"}]},"reason":{"anyOf":[{"$ref":"NoRecommendation"},{"type":"null"}]},"message":{"type":["string","null"]}},"required":["judgment","version","threshold","recommended","outcomes","estimates","reason","message"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 9 || isNaN(data)){
        validate12.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"}];
        return false;
      }
      else {
        if(data < 0 || isNaN(data)){
          validate12.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
          return false;
        }
      }
    }
    else {
      validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
      if(((data.value === undefined) && (missing0 = "value")) || ((data.gte === undefined) && (missing0 = "gte"))){
        validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          let data0 = data.value;
          const _errs1 = errors;
          if(errors === _errs1){
            if(typeof data0 === "string"){
              if(func0(data0) > 256){
                validate13.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
                return false;
              }
              else {
                if(func0(data0) < 1){
                  validate13.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                  return false;
                }
              }
            }
            else {
              validate13.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 > 1 || isNaN(data1)){
                  validate13.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                  return false;
                }
                else {
                  if(data1 < 0 || isNaN(data1)){
                    validate13.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              else {
                validate13.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
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
      validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validate14.errors = vErrors;
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
  validate14.errors = vErrors;
  return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.estimate === undefined) && (missing0 = "estimate")) || ((data.low === undefined) && (missing0 = "low"))) || ((data.high === undefined) && (missing0 = "high"))){
        validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.estimate !== undefined){
          let data0 = data.estimate;
          const _errs1 = errors;
          if(!((typeof data0 == "number") && (isFinite(data0)))){
            validate15.errors = [{instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.low !== undefined){
            let data1 = data.low;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validate15.errors = [{instancePath:instancePath+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.high !== undefined){
              let data2 = data.high;
              const _errs5 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validate15.errors = [{instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
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
      let missing0;
      if((((data.precision === undefined) && (missing0 = "precision")) || ((data.recall === undefined) && (missing0 = "recall"))) || ((data.cost === undefined) && (missing0 = "cost"))){
        validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.precision !== undefined){
          const _errs1 = errors;
          if(!(validate15(data.precision, {instancePath:instancePath+"/precision",parentData:data,parentDataProperty:"precision",rootData}))){
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.recall !== undefined){
            const _errs2 = errors;
            if(!(validate15(data.recall, {instancePath:instancePath+"/recall",parentData:data,parentDataProperty:"recall",rootData}))){
              vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.cost !== undefined){
              let data2 = data.cost;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validate15(data2, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
                vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validate16.errors = vErrors;
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
          }
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

const schema5 = {"type":"string","enum":["inactive","too_few_outcomes","one_sided","unreachable"]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "inactive") || (data === "too_few_outcomes")) || (data === "one_sided")) || (data === "unreachable"))){
    validate17.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
    return false;
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
      if(((((((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.threshold === undefined) && (missing0 = "threshold"))) || ((data.recommended === undefined) && (missing0 = "recommended"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))) || ((data.estimates === undefined) && (missing0 = "estimates"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.message === undefined) && (missing0 = "message"))){
        validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.version !== undefined){
            let data1 = data.version;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validate3(data1, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
              vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validate18.errors = vErrors;
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
          if(valid0){
            if(data.threshold !== undefined){
              let data2 = data.threshold;
              const _errs7 = errors;
              const _errs8 = errors;
              let valid2 = false;
              const _errs9 = errors;
              if(!(validate1(data2, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData}))){
                vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs9 === errors;
              valid2 = valid2 || _valid1;
              if(!valid2){
                const _errs10 = errors;
                if(data2 !== null){
                  const err2 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                  errors++;
                }
                var _valid1 = _errs10 === errors;
                valid2 = valid2 || _valid1;
              }
              if(!valid2){
                const err3 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                errors++;
                validate18.errors = vErrors;
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
              if(data.recommended !== undefined){
                let data3 = data.recommended;
                const _errs12 = errors;
                const _errs13 = errors;
                let valid3 = false;
                const _errs14 = errors;
                if(!(validate14(data3, {instancePath:instancePath+"/recommended",parentData:data,parentDataProperty:"recommended",rootData}))){
                  vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
                  errors = vErrors.length;
                }
                var _valid2 = _errs14 === errors;
                valid3 = valid3 || _valid2;
                if(!valid3){
                  const _errs15 = errors;
                  if(data3 !== null){
                    const err4 = {instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                    errors++;
                  }
                  var _valid2 = _errs15 === errors;
                  valid3 = valid3 || _valid2;
                }
                if(!valid3){
                  const err5 = {instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                  errors++;
                  validate18.errors = vErrors;
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
                if(data.outcomes !== undefined){
                  let data4 = data.outcomes;
                  const _errs17 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validate18.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs17){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validate18.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs17 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.estimates !== undefined){
                    let data5 = data.estimates;
                    const _errs19 = errors;
                    const _errs20 = errors;
                    let valid4 = false;
                    const _errs21 = errors;
                    if(!(validate16(data5, {instancePath:instancePath+"/estimates",parentData:data,parentDataProperty:"estimates",rootData}))){
                      vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
                      errors = vErrors.length;
                    }
                    var _valid3 = _errs21 === errors;
                    valid4 = valid4 || _valid3;
                    if(!valid4){
                      const _errs22 = errors;
                      if(data5 !== null){
                        const err6 = {instancePath:instancePath+"/estimates",schemaPath:"#/properties/estimates/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                        errors++;
                      }
                      var _valid3 = _errs22 === errors;
                      valid4 = valid4 || _valid3;
                    }
                    if(!valid4){
                      const err7 = {instancePath:instancePath+"/estimates",schemaPath:"#/properties/estimates/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
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
                    if(data.reason !== undefined){
                      let data6 = data.reason;
                      const _errs24 = errors;
                      const _errs25 = errors;
                      let valid5 = false;
                      const _errs26 = errors;
                      if(!(validate17(data6, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
                        vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
                        errors = vErrors.length;
                      }
                      var _valid4 = _errs26 === errors;
                      valid5 = valid5 || _valid4;
                      if(!valid5){
                        const _errs27 = errors;
                        if(data6 !== null){
                          const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                          errors++;
                        }
                        var _valid4 = _errs27 === errors;
                        valid5 = valid5 || _valid4;
                      }
                      if(!valid5){
                        const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                        errors++;
                        validate18.errors = vErrors;
                        return false;
                      }
                      else {
                        errors = _errs25;
                        if(vErrors !== null){
                          if(_errs25){
                            vErrors.length = _errs25;
                          }
                          else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs24 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.message !== undefined){
                        let data7 = data.message;
                        const _errs29 = errors;
                        if((typeof data7 !== "string") && (data7 !== null)){
                          validate18.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema4.properties.message.type},message:"must be string,null"}];
                          return false;
                        }
                        var valid0 = _errs29 === errors;
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
      validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate18.errors = vErrors;
  return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
    errors = vErrors.length;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
