// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$", "u");
const schema0 = {"anyOf":[{"type":"array","items":[{"type":"string","maxLength":1024,"pattern":"^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"},{"enum":["Eq","NotEq","In","NotIn","Lt","Lte","Gt","Gte","Glob","NotGlob","IGlob","NotIGlob","Contains","ContainsAny"]},{"anyOf":[{"type":["string","number","boolean","null"]},{"type":"array","maxItems":1000,"items":{"type":["string","number","boolean","null"]}}]}],"minItems":3,"maxItems":3},{"type":"array","items":[{"enum":["And","Or"]},{"type":"array","minItems":1,"maxItems":64,"items":{"$ref":"Filter"}}],"minItems":2,"maxItems":2},{"type":"array","items":[{"const":"Not"},{"$ref":"Filter"}],"minItems":2,"maxItems":2}]};

export function validateFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
                  if(!pattern0.test(data0)){
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
                const err5 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/0/items/1/enum",keyword:"enum",params:{allowedValues: schema0.anyOf[0].items[1].enum},message:"must be equal to one of the allowed values"};
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
                  const err6 = {instancePath:instancePath+"/2",schemaPath:"#/anyOf/0/items/2/anyOf/0/type",keyword:"type",params:{type: schema0.anyOf[0].items[2].anyOf[0].type},message:"must be string,number,boolean,null"};
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
                            const err8 = {instancePath:instancePath+"/2/" + i0,schemaPath:"#/anyOf/0/items/2/anyOf/1/items/type",keyword:"type",params:{type: schema0.anyOf[0].items[2].anyOf[1].items.type},message:"must be string,number,boolean,null"};
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
                const err14 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/1/items/0/enum",keyword:"enum",params:{allowedValues: schema0.anyOf[1].items[0].enum},message:"must be equal to one of the allowed values"};
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
                          if(!(validateFilter(data5[i1], {instancePath:instancePath+"/1/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
                            vErrors = vErrors === null ? validateFilter.errors : vErrors.concat(validateFilter.errors);
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
                  if(!(validateFilter(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
                    vErrors = vErrors === null ? validateFilter.errors : vErrors.concat(validateFilter.errors);
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
    validateFilter.errors = vErrors;
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
  validateFilter.errors = vErrors;
  return errors === 0;
}
