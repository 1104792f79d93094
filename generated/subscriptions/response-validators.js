// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const create201 = validate0;
const schema1 = {"type":"object","properties":{"id":{"$ref":"SubscriptionId"},"name":{"$ref":"Name"},"filters":{"$ref":"Filter"},"events":{"type":"array","items":{"$ref":"SubscriptionTransition"}},"include":{"$ref":"SubscriptionInclude"},"endpoint":{"anyOf":[{"$ref":"EndpointId"},{"type":"null"}]},"bulk":{"$ref":"SubscriptionBulk"},"status":{"anyOf":[{"$ref":"SubscriptionStatus"},{"type":"null"}]},"live_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"lag_ms":{"type":["integer","null"],"minimum":0},"warnings":{"type":"array","items":{"$ref":"SubscriptionWarning"}},"created_at":{"$ref":"Timestamp"},"template":{"$ref":"TemplatePrefix"}},"required":["id","name","filters","events","include","endpoint","bulk","status","live_at","lag_ms","warnings","created_at"]};
const pattern0 = new RegExp("^sub_[0-9a-z]{26}$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern0.test(data)){
        validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^sub_[0-9a-z]{26}$"},message:"must match pattern \""+"^sub_[0-9a-z]{26}$"+"\""}];
        return false;
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

const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^[A-Za-z0-9_-]+$", "u");

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
          if(!pattern1.test(data)){
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

const schema4 = {"anyOf":[{"type":"array","items":[{"type":"string","maxLength":1024,"pattern":"^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"},{"enum":["Eq","NotEq","In","NotIn","Lt","Lte","Gt","Gte","Glob","NotGlob","IGlob","NotIGlob","Contains","ContainsAny"]},{"anyOf":[{"type":["string","number","boolean","null"]},{"type":"array","maxItems":1000,"items":{"type":["string","number","boolean","null"]}}]}],"minItems":3,"maxItems":3},{"type":"array","items":[{"enum":["And","Or"]},{"type":"array","minItems":1,"maxItems":64,"items":{"$ref":"Filter"}}],"minItems":2,"maxItems":2},{"type":"array","items":[{"const":"Not"},{"$ref":"Filter"}],"minItems":2,"maxItems":2}]};
const pattern2 = new RegExp("^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$", "u");
const wrapper0 = {validate: validate6};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(errors === _errs1){
    if(Array.isArray(data)){
      if(data.length > 3){
        const err0 = {instancePath,schemaPath:"#/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
      else {
        if(data.length < 3){
          const err1 = {instancePath,schemaPath:"#/anyOf/0/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
        else {
          const len0 = data.length;
          if(len0 > 0){
            let data0 = data[0];
            const _errs3 = errors;
            if(errors === _errs3){
              if(typeof data0 === "string"){
                if(func0(data0) > 1024){
                  const err2 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/0/items/0/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
                  if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                  errors++;
                }
                else {
                  if(!pattern2.test(data0)){
                    const err3 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/0/items/0/pattern",keyword:"pattern",params:{pattern: "^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"},message:"must match pattern \""+"^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"+"\""};
                    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                    errors++;
                  }
                }
              }
              else {
                const err4 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/0/items/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
                if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                errors++;
              }
            }
            var valid1 = _errs3 === errors;
          }
          if(valid1){
            if(len0 > 1){
              let data1 = data[1];
              const _errs5 = errors;
              if(!((((((((((((((data1 === "Eq") || (data1 === "NotEq")) || (data1 === "In")) || (data1 === "NotIn")) || (data1 === "Lt")) || (data1 === "Lte")) || (data1 === "Gt")) || (data1 === "Gte")) || (data1 === "Glob")) || (data1 === "NotGlob")) || (data1 === "IGlob")) || (data1 === "NotIGlob")) || (data1 === "Contains")) || (data1 === "ContainsAny"))){
                const err5 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/0/items/1/enum",keyword:"enum",params:{allowedValues: schema4.anyOf[0].items[1].enum},message:"must be equal to one of the allowed values"};
                if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                errors++;
              }
              var valid1 = _errs5 === errors;
            }
            if(valid1){
              if(len0 > 2){
                let data2 = data[2];
                const _errs6 = errors;
                const _errs7 = errors;
                let valid2 = false;
                const _errs8 = errors;
                if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)){
                  const err6 = {instancePath:instancePath+"/2",schemaPath:"#/anyOf/0/items/2/anyOf/0/type",keyword:"type",params:{type: schema4.anyOf[0].items[2].anyOf[0].type},message:"must be string,number,boolean,null"};
                  if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                  errors++;
                }
                var _valid1 = _errs8 === errors;
                valid2 = valid2 || _valid1;
                if(!valid2){
                  const _errs10 = errors;
                  if(errors === _errs10){
                    if(Array.isArray(data2)){
                      if(data2.length > 1000){
                        const err7 = {instancePath:instancePath+"/2",schemaPath:"#/anyOf/0/items/2/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
                        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                        errors++;
                      }
                      else {
                        var valid3 = true;
                        const len1 = data2.length;
                        for(let i0=0; i0<len1; i0++){
                          let data3 = data2[i0];
                          const _errs12 = errors;
                          if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
                            const err8 = {instancePath:instancePath+"/2/" + i0,schemaPath:"#/anyOf/0/items/2/anyOf/1/items/type",keyword:"type",params:{type: schema4.anyOf[0].items[2].anyOf[1].items.type},message:"must be string,number,boolean,null"};
                            if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                            errors++;
                          }
                          var valid3 = _errs12 === errors;
                          if(!valid3){
                            break;
                          }
                        }
                      }
                    }
                    else {
                      const err9 = {instancePath:instancePath+"/2",schemaPath:"#/anyOf/0/items/2/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
                      if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                      errors++;
                    }
                  }
                  var _valid1 = _errs10 === errors;
                  valid2 = valid2 || _valid1;
                }
                if(!valid2){
                  const err10 = {instancePath:instancePath+"/2",schemaPath:"#/anyOf/0/items/2/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
                  errors++;
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
                var valid1 = _errs6 === errors;
              }
            }
          }
        }
      }
    }
    else {
      const err11 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
      if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs14 = errors;
    if(errors === _errs14){
      if(Array.isArray(data)){
        if(data.length > 2){
          const err12 = {instancePath,schemaPath:"#/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
          if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
          errors++;
        }
        else {
          if(data.length < 2){
            const err13 = {instancePath,schemaPath:"#/anyOf/1/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
            if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
            errors++;
          }
          else {
            const len2 = data.length;
            if(len2 > 0){
              let data4 = data[0];
              const _errs16 = errors;
              if(!((data4 === "And") || (data4 === "Or"))){
                const err14 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/1/items/0/enum",keyword:"enum",params:{allowedValues: schema4.anyOf[1].items[0].enum},message:"must be equal to one of the allowed values"};
                if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
                errors++;
              }
              var valid4 = _errs16 === errors;
            }
            if(valid4){
              if(len2 > 1){
                let data5 = data[1];
                const _errs17 = errors;
                if(errors === _errs17){
                  if(Array.isArray(data5)){
                    if(data5.length > 64){
                      const err15 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"};
                      if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
                      errors++;
                    }
                    else {
                      if(data5.length < 1){
                        const err16 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
                        if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
                        errors++;
                      }
                      else {
                        var valid5 = true;
                        const len3 = data5.length;
                        for(let i1=0; i1<len3; i1++){
                          const _errs19 = errors;
                          if(!(wrapper0.validate(data5[i1], {instancePath:instancePath+"/1/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
                            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                            errors = vErrors.length;
                          }
                          var valid5 = _errs19 === errors;
                          if(!valid5){
                            break;
                          }
                        }
                      }
                    }
                  }
                  else {
                    const err17 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
                    if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
                    errors++;
                  }
                }
                var valid4 = _errs17 === errors;
              }
            }
          }
        }
      }
      else {
        const err18 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
        errors++;
      }
    }
    var _valid0 = _errs14 === errors;
    valid0 = valid0 || _valid0;
    if(!valid0){
      const _errs20 = errors;
      if(errors === _errs20){
        if(Array.isArray(data)){
          if(data.length > 2){
            const err19 = {instancePath,schemaPath:"#/anyOf/2/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
            if(vErrors === null) vErrors = [err19]; else vErrors.push(err19);
            errors++;
          }
          else {
            if(data.length < 2){
              const err20 = {instancePath,schemaPath:"#/anyOf/2/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
              if(vErrors === null) vErrors = [err20]; else vErrors.push(err20);
              errors++;
            }
            else {
              const len4 = data.length;
              if(len4 > 0){
                const _errs22 = errors;
                if("Not" !== data[0]){
                  const err21 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/2/items/0/const",keyword:"const",params:{allowedValue: "Not"},message:"must be equal to constant"};
                  if(vErrors === null) vErrors = [err21]; else vErrors.push(err21);
                  errors++;
                }
                var valid6 = _errs22 === errors;
              }
              if(valid6){
                if(len4 > 1){
                  const _errs23 = errors;
                  if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
                    vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                    errors = vErrors.length;
                  }
                  var valid6 = _errs23 === errors;
                }
              }
            }
          }
        }
        else {
          const err22 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "array"},message:"must be array"};
          if(vErrors === null) vErrors = [err22]; else vErrors.push(err22);
          errors++;
        }
      }
      var _valid0 = _errs20 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if(!valid0){
    const err23 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err23]; else vErrors.push(err23);
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

const schema5 = {"type":"string","enum":["entered","exited"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "entered") || (data === "exited"))){
    validate8.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate8.errors = vErrors;
  return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.attributes !== undefined){
        let data0 = data.attributes;
        const _errs1 = errors;
        if(errors === _errs1){
          if(Array.isArray(data0)){
            if(data0.length > 24){
              validate10.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"}];
              return false;
            }
            else {
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validate4(data0[i0], {instancePath:instancePath+"/attributes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
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
          else {
            validate10.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.answers !== undefined){
          let data2 = data.answers;
          const _errs4 = errors;
          if(errors === _errs4){
            if(Array.isArray(data2)){
              if(data2.length > 24){
                validate10.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"}];
                return false;
              }
              else {
                var valid2 = true;
                const len1 = data2.length;
                for(let i1=0; i1<len1; i1++){
                  const _errs6 = errors;
                  if(!(validate4(data2[i1], {instancePath:instancePath+"/answers/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
                    vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs6 === errors;
                  if(!valid2){
                    break;
                  }
                }
              }
            }
            else {
              validate10.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs4 === errors;
        }
        else {
          var valid0 = true;
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

const pattern3 = new RegExp("^we_[0-9a-z]{26}$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern3.test(data)){
        validate14.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^we_[0-9a-z]{26}$"},message:"must match pattern \""+"^we_[0-9a-z]{26}$"+"\""}];
        return false;
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

const schema8 = {"type":"string","enum":["summary","deliver"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "summary") || (data === "deliver"))){
    validate16.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate16.errors = vErrors;
  return errors === 0;
}

const schema9 = {"type":"string","enum":["syncing","live"]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "syncing") || (data === "live"))){
    validate18.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate18.errors = vErrors;
  return errors === 0;
}

const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern4 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 32){
          validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
          return false;
        }
        else {
          if(!pattern4.test(data)){
            validate20.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""}];
            return false;
          }
          else {
            if(!(formats0.validate(data))){
              validate20.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
              return false;
            }
          }
        }
      }
      else {
        validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
        return false;
      }
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}

const schema12 = {"type":"string","enum":["judgment_inactive","endpoint_disabled"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "judgment_inactive") || (data === "endpoint_disabled"))){
    validate23.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate23.errors = vErrors;
  return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
        validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          const _errs1 = errors;
          if(!(validate23(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
              validate22.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.judgment !== undefined){
              const _errs4 = errors;
              if(!(validate4(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
                vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
      validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}

const pattern5 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate28.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 3){
          validate28.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
          return false;
        }
        else {
          if(!pattern5.test(data)){
            validate28.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.include === undefined) && (missing0 = "include"))) || ((data.endpoint === undefined) && (missing0 = "endpoint"))) || ((data.bulk === undefined) && (missing0 = "bulk"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.live_at === undefined) && (missing0 = "live_at"))) || ((data.lag_ms === undefined) && (missing0 = "lag_ms"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.name !== undefined){
            const _errs2 = errors;
            if(!(validate4(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
              vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.filters !== undefined){
              const _errs3 = errors;
              if(!(validate6(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData}))){
                vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.events !== undefined){
                let data3 = data.events;
                const _errs4 = errors;
                if(errors === _errs4){
                  if(Array.isArray(data3)){
                    var valid1 = true;
                    const len0 = data3.length;
                    for(let i0=0; i0<len0; i0++){
                      const _errs6 = errors;
                      if(!(validate8(data3[i0], {instancePath:instancePath+"/events/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                        vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs6 === errors;
                      if(!valid1){
                        break;
                      }
                    }
                  }
                  else {
                    validate1.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.include !== undefined){
                  const _errs7 = errors;
                  if(!(validate10(data.include, {instancePath:instancePath+"/include",parentData:data,parentDataProperty:"include",rootData}))){
                    vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.endpoint !== undefined){
                    let data6 = data.endpoint;
                    const _errs8 = errors;
                    const _errs9 = errors;
                    let valid2 = false;
                    const _errs10 = errors;
                    if(!(validate14(data6, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
                      vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs10 === errors;
                    valid2 = valid2 || _valid0;
                    if(!valid2){
                      const _errs11 = errors;
                      if(data6 !== null){
                        const err0 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs11 === errors;
                      valid2 = valid2 || _valid0;
                    }
                    if(!valid2){
                      const err1 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validate1.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs9;
                      if(vErrors !== null){
                        if(_errs9){
                          vErrors.length = _errs9;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.bulk !== undefined){
                      const _errs13 = errors;
                      if(!(validate16(data.bulk, {instancePath:instancePath+"/bulk",parentData:data,parentDataProperty:"bulk",rootData}))){
                        vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs13 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.status !== undefined){
                        let data8 = data.status;
                        const _errs14 = errors;
                        const _errs15 = errors;
                        let valid3 = false;
                        const _errs16 = errors;
                        if(!(validate18(data8, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                          vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs16 === errors;
                        valid3 = valid3 || _valid1;
                        if(!valid3){
                          const _errs17 = errors;
                          if(data8 !== null){
                            const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                            if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                            errors++;
                          }
                          var _valid1 = _errs17 === errors;
                          valid3 = valid3 || _valid1;
                        }
                        if(!valid3){
                          const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                          errors++;
                          validate1.errors = vErrors;
                          return false;
                        }
                        else {
                          errors = _errs15;
                          if(vErrors !== null){
                            if(_errs15){
                              vErrors.length = _errs15;
                            }
                            else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs14 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.live_at !== undefined){
                          let data9 = data.live_at;
                          const _errs19 = errors;
                          const _errs20 = errors;
                          let valid4 = false;
                          const _errs21 = errors;
                          if(!(validate20(data9, {instancePath:instancePath+"/live_at",parentData:data,parentDataProperty:"live_at",rootData}))){
                            vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs21 === errors;
                          valid4 = valid4 || _valid2;
                          if(!valid4){
                            const _errs22 = errors;
                            if(data9 !== null){
                              const err4 = {instancePath:instancePath+"/live_at",schemaPath:"#/properties/live_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                              errors++;
                            }
                            var _valid2 = _errs22 === errors;
                            valid4 = valid4 || _valid2;
                          }
                          if(!valid4){
                            const err5 = {instancePath:instancePath+"/live_at",schemaPath:"#/properties/live_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                            errors++;
                            validate1.errors = vErrors;
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
                          if(data.lag_ms !== undefined){
                            let data10 = data.lag_ms;
                            const _errs24 = errors;
                            if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
                              validate1.errors = [{instancePath:instancePath+"/lag_ms",schemaPath:"#/properties/lag_ms/type",keyword:"type",params:{type: schema1.properties.lag_ms.type},message:"must be integer,null"}];
                              return false;
                            }
                            if(errors === _errs24){
                              if((typeof data10 == "number") && (isFinite(data10))){
                                if(data10 < 0 || isNaN(data10)){
                                  validate1.errors = [{instancePath:instancePath+"/lag_ms",schemaPath:"#/properties/lag_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                  return false;
                                }
                              }
                            }
                            var valid0 = _errs24 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.warnings !== undefined){
                              let data11 = data.warnings;
                              const _errs26 = errors;
                              if(errors === _errs26){
                                if(Array.isArray(data11)){
                                  var valid5 = true;
                                  const len1 = data11.length;
                                  for(let i1=0; i1<len1; i1++){
                                    const _errs28 = errors;
                                    if(!(validate22(data11[i1], {instancePath:instancePath+"/warnings/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
                                      vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid5 = _errs28 === errors;
                                    if(!valid5){
                                      break;
                                    }
                                  }
                                }
                                else {
                                  validate1.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                  return false;
                                }
                              }
                              var valid0 = _errs26 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.created_at !== undefined){
                                const _errs29 = errors;
                                if(!(validate20(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                  vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs29 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.template !== undefined){
                                  const _errs30 = errors;
                                  if(!(validate28(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
                                    vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs30 === errors;
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
      validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const list200 = validate31;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 4096){
        validate34.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate34.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
      }
    }
    else {
      validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.subscriptions === undefined) && (missing0 = "subscriptions")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.subscriptions !== undefined){
          let data0 = data.subscriptions;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validate1(data0[i0], {instancePath:instancePath+"/subscriptions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validate32.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
            if(!(validate34(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
              validate32.errors = vErrors;
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
      validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
    errors = vErrors.length;
  }
  validate31.errors = vErrors;
  return errors === 0;
}

export const query200 = validate37;
const pattern6 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validate40.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate40.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern6.test(data)){
            validate40.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}

const pattern7 = new RegExp("^[A-Za-z0-9_-]{1,128}$", "u");
const schema22 = {"type":["string","number","boolean","null","array"],"items":{"$ref":"AttributeScalar"}};
const schema23 = {"type":["string","number","boolean","null"]};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)){
    validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema23.type},message:"must be string,number,boolean,null"}];
    return false;
  }
  validate44.errors = vErrors;
  return errors === 0;
}

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)) && (!(Array.isArray(data)))){
    validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema22.type},message:"must be string,number,boolean,null,array"}];
    return false;
  }
  if(errors === 0){
    if(Array.isArray(data)){
      var valid0 = true;
      const len0 = data.length;
      for(let i0=0; i0<len0; i0++){
        const _errs1 = errors;
        if(!(validate44(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
          vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if(!valid0){
          break;
        }
      }
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(Object.keys(data).length > 256){
        validate42.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern7.test(key0)){
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
            validate42.errors = vErrors;
            return false;
            break;
          }
        }
        if(valid0){
          for(const key1 in data){
            const _errs3 = errors;
            if(!(validate43(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
              vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
      validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}

const schema26 = {"type":"string","enum":["bool","choice","score"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "bool") || (data === "choice")) || (data === "score"))){
    validate50.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate50.errors = vErrors;
  return errors === 0;
}

const schema27 = {"type":"string","enum":["fresh","pending","stale","unavailable"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "fresh") || (data === "pending")) || (data === "stale")) || (data === "unavailable"))){
    validate52.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate52.errors = vErrors;
  return errors === 0;
}

const formats2 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
    return false;
  }
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 2147483647 || isNaN(data)){
        validate54.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
        return false;
      }
      else {
        if(data < 1 || isNaN(data)){
          validate54.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
          return false;
        }
        else {
          if(!(formats2.validate(data))){
            validate54.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
            return false;
          }
        }
      }
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}

const pattern8 = new RegExp("^[a-z][a-z0-9_-]*$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 64){
        validate57.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate57.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern8.test(data)){
            validate57.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*$"+"\""}];
            return false;
          }
        }
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

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.version === undefined) && (missing0 = "version"))){
        validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validate57(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
              validate56.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
      validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      for(const key0 in data){
        let data0 = data[key0];
        const _errs2 = errors;
        if(!((typeof data0 == "number") && (isFinite(data0)))){
          validate61.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
          return false;
        }
        var valid0 = _errs2 === errors;
        if(!valid0){
          break;
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

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              validate63.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
              return false;
            }
            else {
              if(data0 < 0 || isNaN(data0)){
                validate63.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
          else {
            validate63.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
            validate63.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
                  validate63.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validate63.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
              if(!(validate61(data.dist, {instancePath:instancePath+"/dist",parentData:data,parentDataProperty:"dist",rootData}))){
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
                      validate63.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                      return false;
                    }
                    else {
                      if(data4 < 0 || isNaN(data4)){
                        validate63.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  else {
                    validate63.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
      validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}

const schema34 = {"type":"string","enum":["context_cut","group_over_cap","reference_missing","judgment_inactive"]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "context_cut") || (data === "group_over_cap")) || (data === "reference_missing")) || (data === "judgment_inactive"))){
    validate67.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate67.errors = vErrors;
  return errors === 0;
}

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
        validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          const _errs1 = errors;
          if(!(validate67(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
            vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
              validate66.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
      validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}

const schema36 = {"type":"string","enum":["engine_refused","engine_unavailable","engine_not_configured","context_too_large","budget_exceeded","internal"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((data === "engine_refused") || (data === "engine_unavailable")) || (data === "engine_not_configured")) || (data === "context_too_large")) || (data === "budget_exceeded")) || (data === "internal"))){
    validate71.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate71.errors = vErrors;
  return errors === 0;
}

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.at === undefined) && (missing0 = "at"))){
        validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          const _errs1 = errors;
          if(!(validate71(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
              validate70.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validate20(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
                vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
      validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.type === undefined) && (missing0 = "type")) || ((data.freshness === undefined) && (missing0 = "freshness"))){
        validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          const _errs1 = errors;
          if(!(validate50(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
            vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
            if(!(validate52(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){
              vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
              if(!(validate54(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                if(!(validate56(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                  vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
                    validate49.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
                    if(!(validate20(data.evaluated_at, {instancePath:instancePath+"/evaluated_at",parentData:data,parentDataProperty:"evaluated_at",rootData}))){
                      vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
                            validate49.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                            return false;
                          }
                          else {
                            if(data6 < 0 || isNaN(data6)){
                              validate49.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                              return false;
                            }
                          }
                        }
                        else {
                          validate49.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
                          validate49.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
                                validate49.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                return false;
                              }
                            }
                            else {
                              validate49.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
                            if(!(validate61(data.dist, {instancePath:instancePath+"/dist",parentData:data,parentDataProperty:"dist",rootData}))){
                              vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
                                    validate49.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                    return false;
                                  }
                                  else {
                                    if(data10 < 0 || isNaN(data10)){
                                      validate49.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                      return false;
                                    }
                                  }
                                }
                                else {
                                  validate49.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
                                      validate49.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                      return false;
                                    }
                                    else {
                                      if(data11 < 0 || isNaN(data11)){
                                        validate49.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                        return false;
                                      }
                                    }
                                  }
                                  else {
                                    validate49.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
                                  if(!(validate63(data12, {instancePath:instancePath+"/calibrated",parentData:data,parentDataProperty:"calibrated",rootData}))){
                                    vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
                                    validate49.errors = vErrors;
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
                                            validate49.errors = [{instancePath:instancePath+"/thresholds/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/thresholds/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                                            return false;
                                          }
                                          var valid2 = _errs27 === errors;
                                          if(!valid2){
                                            break;
                                          }
                                        }
                                      }
                                      else {
                                        validate49.errors = [{instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
                                              validate49.errors = [{instancePath:instancePath+"/parts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parts/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                              return false;
                                            }
                                            var valid3 = _errs32 === errors;
                                            if(!valid3){
                                              break;
                                            }
                                          }
                                        }
                                        else {
                                          validate49.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
                                              if(!(validate66(data17[i0], {instancePath:instancePath+"/warnings/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
                                                vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid4 = _errs36 === errors;
                                              if(!valid4){
                                                break;
                                              }
                                            }
                                          }
                                          else {
                                            validate49.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
                                          if(!(validate70(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
                                            vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
      validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      for(const key0 in data){
        const _errs2 = errors;
        if(!(validate49(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
          vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if(!valid0){
          break;
        }
      }
    }
    else {
      validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
    }
    else {
      validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.id === undefined) && (missing0 = "id")) || ((data.revision === undefined) && (missing0 = "revision"))){
        validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate40(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
              validate39.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.attributes !== undefined){
              const _errs4 = errors;
              if(!(validate42(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
                vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.answers !== undefined){
                const _errs5 = errors;
                if(!(validate48(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
                  vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.state !== undefined){
                  const _errs6 = errors;
                  if(!(validate77(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
                    vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
      validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.bytes_written === undefined) && (missing0 = "bytes_written")) || ((data.bytes_scanned === undefined) && (missing0 = "bytes_scanned"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))) || ((data.tokens_evaluated === undefined) && (missing0 = "tokens_evaluated"))){
        validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.bytes_written !== undefined){
          let data0 = data.bytes_written;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate81.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate81.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
              validate81.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate81.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
                validate81.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate81.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
                  validate81.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validate81.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
      validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.rows === undefined) && (missing0 = "rows")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.more === undefined) && (missing0 = "more"))) || ((data.usage === undefined) && (missing0 = "usage"))){
        validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.rows !== undefined){
          let data0 = data.rows;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validate39(data0[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validate38.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
            if(!(validate34(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
              validate38.errors = vErrors;
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
            if(data.more !== undefined){
              const _errs9 = errors;
              if(typeof data.more !== "boolean"){
                validate38.errors = [{instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                return false;
              }
              var valid0 = _errs9 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.usage !== undefined){
                const _errs11 = errors;
                if(!(validate81(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
                  vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
                  errors = vErrors.length;
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
    else {
      validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
    errors = vErrors.length;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
export const get200 = create201;
export const update200 = create201;
