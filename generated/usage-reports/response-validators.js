// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const get200 = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 7){
        validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"}];
        return false;
      }
      else {
        if(func0(data) < 7){
          validate1.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
          return false;
        }
        else {
          if(!pattern0.test(data)){
            validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])$"+"\""}];
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

const schema0 = {"type":"string","enum":["judging","writes","storage","queries","tenant_summary","non_production"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((data === "judging") || (data === "writes")) || (data === "storage")) || (data === "queries")) || (data === "tenant_summary")) || (data === "non_production"))){
    validate3.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate3.errors = vErrors;
  return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data < 0 || isNaN(data)){
        validate4.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
        return false;
      }
    }
    else {
      validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
      let missing0;
      if((((((((data.line === undefined) && (missing0 = "line")) || ((data.bytes_written === undefined) && (missing0 = "bytes_written"))) || ((data.bytes_scanned === undefined) && (missing0 = "bytes_scanned"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))) || ((data.tokens_evaluated === undefined) && (missing0 = "tokens_evaluated"))) || ((data.bytes_stored === undefined) && (missing0 = "bytes_stored"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))){
        validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.line !== undefined){
          const _errs1 = errors;
          if(!(validate3(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){
            vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.bytes_written !== undefined){
            let data1 = data.bytes_written;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validate5.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate5.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
            if(data.bytes_scanned !== undefined){
              let data2 = data.bytes_scanned;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate5.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate5.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
              if(data.judgment_units !== undefined){
                let data3 = data.judgment_units;
                const _errs6 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validate5.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validate5.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.tokens_evaluated !== undefined){
                  let data4 = data.tokens_evaluated;
                  const _errs8 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validate5.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs8){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validate5.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
                  if(data.bytes_stored !== undefined){
                    let data5 = data.bytes_stored;
                    const _errs10 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validate5.errors = [{instancePath:instancePath+"/bytes_stored",schemaPath:"#/properties/bytes_stored/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.cost_usd !== undefined){
                      const _errs12 = errors;
                      if(!(validate4(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                        errors = vErrors.length;
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
    }
    else {
      validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

const pattern2 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate6.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate6.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern2.test(data)){
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

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.lines === undefined) && (missing0 = "lines"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))){
        validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validate6(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.lines !== undefined){
            let data1 = data.lines;
            const _errs2 = errors;
            if(errors === _errs2){
              if(Array.isArray(data1)){
                var valid1 = true;
                const len0 = data1.length;
                for(let i0=0; i0<len0; i0++){
                  const _errs4 = errors;
                  if(!(validate5(data1[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
                    vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if(!valid1){
                    break;
                  }
                }
              }
              else {
                validate7.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              const _errs5 = errors;
              if(!(validate4(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
      if(((((((data.month === undefined) && (missing0 = "month")) || ((data.as_of === undefined) && (missing0 = "as_of"))) || ((data.lines === undefined) && (missing0 = "lines"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))) || ((data.namespaces === undefined) && (missing0 = "namespaces"))) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.month !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.month, {instancePath:instancePath+"/month",parentData:data,parentDataProperty:"month",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.as_of !== undefined){
            const _errs2 = errors;
            if(!(validate2(data.as_of, {instancePath:instancePath+"/as_of",parentData:data,parentDataProperty:"as_of",rootData}))){
              vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.lines !== undefined){
              let data2 = data.lines;
              const _errs3 = errors;
              if(errors === _errs3){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs5 = errors;
                    if(!(validate5(data2[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validate9.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.cost_usd !== undefined){
                const _errs6 = errors;
                if(!(validate4(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                  vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.namespaces !== undefined){
                  let data5 = data.namespaces;
                  const _errs7 = errors;
                  if(errors === _errs7){
                    if(Array.isArray(data5)){
                      var valid2 = true;
                      const len1 = data5.length;
                      for(let i1=0; i1<len1; i1++){
                        const _errs9 = errors;
                        if(!(validate7(data5[i1], {instancePath:instancePath+"/namespaces/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
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
                      validate9.errors = [{instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.next_cursor !== undefined){
                    let data7 = data.next_cursor;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid3 = false;
                    const _errs12 = errors;
                    if(!(validate8(data7, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
                      vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs12 === errors;
                    valid3 = valid3 || _valid0;
                    if(!valid3){
                      const _errs13 = errors;
                      if(data7 !== null){
                        const err0 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs13 === errors;
                      valid3 = valid3 || _valid0;
                    }
                    if(!valid3){
                      const err1 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validate9.errors = vErrors;
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
    }
    else {
      validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate9.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
