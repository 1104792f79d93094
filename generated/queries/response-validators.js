// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateDocumentId, validateJsonObject, validateUsage } from "../common/response-validators.js";
import { validateAttributes } from "../documents/response-validators.js";
import { validateAnswers } from "../judgments/response-validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const schema0 = {"anyOf":[{"$ref":"FilterCondition"},{"type":"array","items":[{"enum":["And","Or"]},{"type":"array","minItems":1,"maxItems":64,"items":{"type":"array","minItems":2,"maxItems":3}}],"minItems":2,"maxItems":2},{"type":"array","items":[{"const":"Not"},{"type":"array","minItems":2,"maxItems":3}],"minItems":2,"maxItems":2}]};
const schema1 = {"anyOf":[{"$ref":"FilterCondition"},{"type":"array","items":[{"enum":["And","Or"]},{"type":"array","minItems":1,"maxItems":64,"items":{"$ref":"NestedFilter"}}],"minItems":2,"maxItems":2},{"type":"array","items":[{"const":"Not"},{"$ref":"NestedFilter"}],"minItems":2,"maxItems":2}]};
const func0 = ucs2length;
const pattern0 = new RegExp("^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$", "u");
const schema2 = {"type":"array","items":[{"type":"string","maxLength":1024,"pattern":"^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"},{"enum":["Eq","NotEq","In","NotIn","Lt","Lte","Gt","Gte","Glob","NotGlob","IGlob","NotIGlob","Contains","ContainsAny"]},{"anyOf":[{"type":["string","number","boolean","null"]},{"type":"array","maxItems":1000,"items":{"type":["string","number","boolean","null"]}}]}],"minItems":3,"maxItems":3};
const schema3 = {"anyOf":[{"$ref":"FilterCondition"},{"type":"array","items":[{"enum":["And","Or"]},{"type":"array","minItems":1,"maxItems":64,"items":{"$ref":"DeepFilter"}}],"minItems":2,"maxItems":2},{"type":"array","items":[{"const":"Not"},{"$ref":"DeepFilter"}],"minItems":2,"maxItems":2}]};
const formats0 = formats.int64;

export function validateDeepFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateFilterCondition(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateFilterCondition.errors : vErrors.concat(validateFilterCondition.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(errors === _errs2){
      if(Array.isArray(data)){
        if(data.length > 2){
          const err0 = {instancePath,schemaPath:"#/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
          if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
          errors++;
        }
        else {
          if(data.length < 2){
            const err1 = {instancePath,schemaPath:"#/anyOf/1/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
          }
          else {
            const len0 = data.length;
            if(len0 > 0){
              let data0 = data[0];
              const _errs4 = errors;
              if(!((data0 === "And") || (data0 === "Or"))){
                const err2 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/1/items/0/enum",keyword:"enum",params:{allowedValues: schema0.anyOf[1].items[0].enum},message:"must be equal to one of the allowed values"};
                if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                errors++;
              }
              var valid1 = _errs4 === errors;
            }
            if(valid1){
              if(len0 > 1){
                let data1 = data[1];
                const _errs5 = errors;
                if(errors === _errs5){
                  if(Array.isArray(data1)){
                    if(data1.length > 64){
                      const err3 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                    }
                    else {
                      if(data1.length < 1){
                        const err4 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
                        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                        errors++;
                      }
                      else {
                        var valid2 = true;
                        const len1 = data1.length;
                        for(let i0=0; i0<len1; i0++){
                          let data2 = data1[i0];
                          const _errs7 = errors;
                          if(errors === _errs7){
                            if(Array.isArray(data2)){
                              if(data2.length > 3){
                                const err5 = {instancePath:instancePath+"/1/" + i0,schemaPath:"#/anyOf/1/items/1/items/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
                                if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                                errors++;
                              }
                              else {
                                if(data2.length < 2){
                                  const err6 = {instancePath:instancePath+"/1/" + i0,schemaPath:"#/anyOf/1/items/1/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
                                  if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                                  errors++;
                                }
                              }
                            }
                            else {
                              const err7 = {instancePath:instancePath+"/1/" + i0,schemaPath:"#/anyOf/1/items/1/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
                              if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                              errors++;
                            }
                          }
                          var valid2 = _errs7 === errors;
                          if(!valid2){
                            break;
                          }
                        }
                      }
                    }
                  }
                  else {
                    const err8 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
                    if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                    errors++;
                  }
                }
                var valid1 = _errs5 === errors;
              }
            }
          }
        }
      }
      else {
        const err9 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if(!valid0){
      const _errs9 = errors;
      if(errors === _errs9){
        if(Array.isArray(data)){
          if(data.length > 2){
            const err10 = {instancePath,schemaPath:"#/anyOf/2/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
            errors++;
          }
          else {
            if(data.length < 2){
              const err11 = {instancePath,schemaPath:"#/anyOf/2/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
              if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
              errors++;
            }
            else {
              const len2 = data.length;
              if(len2 > 0){
                const _errs11 = errors;
                if("Not" !== data[0]){
                  const err12 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/2/items/0/const",keyword:"const",params:{allowedValue: "Not"},message:"must be equal to constant"};
                  if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
                  errors++;
                }
                var valid3 = _errs11 === errors;
              }
              if(valid3){
                if(len2 > 1){
                  let data4 = data[1];
                  const _errs12 = errors;
                  if(errors === _errs12){
                    if(Array.isArray(data4)){
                      if(data4.length > 3){
                        const err13 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/2/items/1/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
                        if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
                        errors++;
                      }
                      else {
                        if(data4.length < 2){
                          const err14 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/2/items/1/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
                          if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
                          errors++;
                        }
                      }
                    }
                    else {
                      const err15 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/2/items/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
                      if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
                      errors++;
                    }
                  }
                  var valid3 = _errs12 === errors;
                }
              }
            }
          }
        }
        else {
          const err16 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "array"},message:"must be array"};
          if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
          errors++;
        }
      }
      var _valid0 = _errs9 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if(!valid0){
    const err17 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
    errors++;
    validateDeepFilter.errors = vErrors;
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
  validateDeepFilter.errors = vErrors;
  return errors === 0;
}

export function validateFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateFilterCondition(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateFilterCondition.errors : vErrors.concat(validateFilterCondition.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(errors === _errs2){
      if(Array.isArray(data)){
        if(data.length > 2){
          const err0 = {instancePath,schemaPath:"#/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
          if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
          errors++;
        }
        else {
          if(data.length < 2){
            const err1 = {instancePath,schemaPath:"#/anyOf/1/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
          }
          else {
            const len0 = data.length;
            if(len0 > 0){
              let data0 = data[0];
              const _errs4 = errors;
              if(!((data0 === "And") || (data0 === "Or"))){
                const err2 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/1/items/0/enum",keyword:"enum",params:{allowedValues: schema1.anyOf[1].items[0].enum},message:"must be equal to one of the allowed values"};
                if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                errors++;
              }
              var valid1 = _errs4 === errors;
            }
            if(valid1){
              if(len0 > 1){
                let data1 = data[1];
                const _errs5 = errors;
                if(errors === _errs5){
                  if(Array.isArray(data1)){
                    if(data1.length > 64){
                      const err3 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                    }
                    else {
                      if(data1.length < 1){
                        const err4 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
                        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                        errors++;
                      }
                      else {
                        var valid2 = true;
                        const len1 = data1.length;
                        for(let i0=0; i0<len1; i0++){
                          const _errs7 = errors;
                          if(!(validateNestedFilter(data1[i0], {instancePath:instancePath+"/1/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validateNestedFilter.errors : vErrors.concat(validateNestedFilter.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs7 === errors;
                          if(!valid2){
                            break;
                          }
                        }
                      }
                    }
                  }
                  else {
                    const err5 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
                    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                    errors++;
                  }
                }
                var valid1 = _errs5 === errors;
              }
            }
          }
        }
      }
      else {
        const err6 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if(!valid0){
      const _errs8 = errors;
      if(errors === _errs8){
        if(Array.isArray(data)){
          if(data.length > 2){
            const err7 = {instancePath,schemaPath:"#/anyOf/2/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          else {
            if(data.length < 2){
              const err8 = {instancePath,schemaPath:"#/anyOf/2/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
              if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
              errors++;
            }
            else {
              const len2 = data.length;
              if(len2 > 0){
                const _errs10 = errors;
                if("Not" !== data[0]){
                  const err9 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/2/items/0/const",keyword:"const",params:{allowedValue: "Not"},message:"must be equal to constant"};
                  if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                  errors++;
                }
                var valid3 = _errs10 === errors;
              }
              if(valid3){
                if(len2 > 1){
                  const _errs11 = errors;
                  if(!(validateNestedFilter(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
                    vErrors = vErrors === null ? validateNestedFilter.errors : vErrors.concat(validateNestedFilter.errors);
                    errors = vErrors.length;
                  }
                  var valid3 = _errs11 === errors;
                }
              }
            }
          }
        }
        else {
          const err10 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "array"},message:"must be array"};
          if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
          errors++;
        }
      }
      var _valid0 = _errs8 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if(!valid0){
    const err11 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
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

export function validateFilterCondition(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(Array.isArray(data)){
      if(data.length > 3){
        validateFilterCondition.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
        return false;
      }
      else {
        if(data.length < 3){
          validateFilterCondition.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"}];
          return false;
        }
        else {
          const len0 = data.length;
          if(len0 > 0){
            let data0 = data[0];
            const _errs1 = errors;
            if(errors === _errs1){
              if(typeof data0 === "string"){
                if(func0(data0) > 1024){
                  validateFilterCondition.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
                  return false;
                }
                else {
                  if(!pattern0.test(data0)){
                    validateFilterCondition.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/pattern",keyword:"pattern",params:{pattern: "^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"},message:"must match pattern \""+"^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"+"\""}];
                    return false;
                  }
                }
              }
              else {
                validateFilterCondition.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
            }
            var valid0 = _errs1 === errors;
          }
          if(valid0){
            if(len0 > 1){
              let data1 = data[1];
              const _errs3 = errors;
              if(!((((((((((((((data1 === "Eq") || (data1 === "NotEq")) || (data1 === "In")) || (data1 === "NotIn")) || (data1 === "Lt")) || (data1 === "Lte")) || (data1 === "Gt")) || (data1 === "Gte")) || (data1 === "Glob")) || (data1 === "NotGlob")) || (data1 === "IGlob")) || (data1 === "NotIGlob")) || (data1 === "Contains")) || (data1 === "ContainsAny"))){
                validateFilterCondition.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/enum",keyword:"enum",params:{allowedValues: schema2.items[1].enum},message:"must be equal to one of the allowed values"}];
                return false;
              }
              var valid0 = _errs3 === errors;
            }
            if(valid0){
              if(len0 > 2){
                let data2 = data[2];
                const _errs4 = errors;
                const _errs5 = errors;
                let valid1 = false;
                const _errs6 = errors;
                if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)){
                  const err0 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/0/type",keyword:"type",params:{type: schema2.items[2].anyOf[0].type},message:"must be string,number,boolean,null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                if(!valid1){
                  const _errs8 = errors;
                  if(errors === _errs8){
                    if(Array.isArray(data2)){
                      if(data2.length > 1000){
                        const err1 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
                        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                        errors++;
                      }
                      else {
                        var valid2 = true;
                        const len1 = data2.length;
                        for(let i0=0; i0<len1; i0++){
                          let data3 = data2[i0];
                          const _errs10 = errors;
                          if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
                            const err2 = {instancePath:instancePath+"/2/" + i0,schemaPath:"#/items/2/anyOf/1/items/type",keyword:"type",params:{type: schema2.items[2].anyOf[1].items.type},message:"must be string,number,boolean,null"};
                            if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                            errors++;
                          }
                          var valid2 = _errs10 === errors;
                          if(!valid2){
                            break;
                          }
                        }
                      }
                    }
                    else {
                      const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                    }
                  }
                  var _valid0 = _errs8 === errors;
                  valid1 = valid1 || _valid0;
                }
                if(!valid1){
                  const err4 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                  errors++;
                  validateFilterCondition.errors = vErrors;
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
            }
          }
        }
      }
    }
    else {
      validateFilterCondition.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
      return false;
    }
  }
  validateFilterCondition.errors = vErrors;
  return errors === 0;
}

export function validateNestedFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateFilterCondition(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateFilterCondition.errors : vErrors.concat(validateFilterCondition.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(errors === _errs2){
      if(Array.isArray(data)){
        if(data.length > 2){
          const err0 = {instancePath,schemaPath:"#/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
          if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
          errors++;
        }
        else {
          if(data.length < 2){
            const err1 = {instancePath,schemaPath:"#/anyOf/1/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
          }
          else {
            const len0 = data.length;
            if(len0 > 0){
              let data0 = data[0];
              const _errs4 = errors;
              if(!((data0 === "And") || (data0 === "Or"))){
                const err2 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/1/items/0/enum",keyword:"enum",params:{allowedValues: schema3.anyOf[1].items[0].enum},message:"must be equal to one of the allowed values"};
                if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                errors++;
              }
              var valid1 = _errs4 === errors;
            }
            if(valid1){
              if(len0 > 1){
                let data1 = data[1];
                const _errs5 = errors;
                if(errors === _errs5){
                  if(Array.isArray(data1)){
                    if(data1.length > 64){
                      const err3 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                    }
                    else {
                      if(data1.length < 1){
                        const err4 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
                        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                        errors++;
                      }
                      else {
                        var valid2 = true;
                        const len1 = data1.length;
                        for(let i0=0; i0<len1; i0++){
                          const _errs7 = errors;
                          if(!(validateDeepFilter(data1[i0], {instancePath:instancePath+"/1/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validateDeepFilter.errors : vErrors.concat(validateDeepFilter.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs7 === errors;
                          if(!valid2){
                            break;
                          }
                        }
                      }
                    }
                  }
                  else {
                    const err5 = {instancePath:instancePath+"/1",schemaPath:"#/anyOf/1/items/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
                    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                    errors++;
                  }
                }
                var valid1 = _errs5 === errors;
              }
            }
          }
        }
      }
      else {
        const err6 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if(!valid0){
      const _errs8 = errors;
      if(errors === _errs8){
        if(Array.isArray(data)){
          if(data.length > 2){
            const err7 = {instancePath,schemaPath:"#/anyOf/2/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          else {
            if(data.length < 2){
              const err8 = {instancePath,schemaPath:"#/anyOf/2/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
              if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
              errors++;
            }
            else {
              const len2 = data.length;
              if(len2 > 0){
                const _errs10 = errors;
                if("Not" !== data[0]){
                  const err9 = {instancePath:instancePath+"/0",schemaPath:"#/anyOf/2/items/0/const",keyword:"const",params:{allowedValue: "Not"},message:"must be equal to constant"};
                  if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                  errors++;
                }
                var valid3 = _errs10 === errors;
              }
              if(valid3){
                if(len2 > 1){
                  const _errs11 = errors;
                  if(!(validateDeepFilter(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
                    vErrors = vErrors === null ? validateDeepFilter.errors : vErrors.concat(validateDeepFilter.errors);
                    errors = vErrors.length;
                  }
                  var valid3 = _errs11 === errors;
                }
              }
            }
          }
        }
        else {
          const err10 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "array"},message:"must be array"};
          if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
          errors++;
        }
      }
      var _valid0 = _errs8 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if(!valid0){
    const err11 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
    errors++;
    validateNestedFilter.errors = vErrors;
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
  validateNestedFilter.errors = vErrors;
  return errors === 0;
}

export function validateQueryResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.rows === undefined) && (missing0 = "rows")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.more === undefined) && (missing0 = "more"))) || ((data.usage === undefined) && (missing0 = "usage"))){
        validateQueryResponse.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
                if(!(validateQueryRow(data0[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateQueryRow.errors : vErrors.concat(validateQueryRow.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateQueryResponse.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
            if(!(validateCursor(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
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
              validateQueryResponse.errors = vErrors;
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
                validateQueryResponse.errors = [{instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
                if(!(validateUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
                  vErrors = vErrors === null ? validateUsage.errors : vErrors.concat(validateUsage.errors);
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
      validateQueryResponse.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateQueryResponse.errors = vErrors;
  return errors === 0;
}

export function validateQueryRow(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.id === undefined) && (missing0 = "id")) || ((data.revision === undefined) && (missing0 = "revision"))){
        validateQueryRow.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateDocumentId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
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
              validateQueryRow.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(!(formats0.validate(data1))){
                  validateQueryRow.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
            if(data.attributes !== undefined){
              const _errs4 = errors;
              if(!(validateAttributes(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
                vErrors = vErrors === null ? validateAttributes.errors : vErrors.concat(validateAttributes.errors);
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
                if(!(validateAnswers(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
                  vErrors = vErrors === null ? validateAnswers.errors : vErrors.concat(validateAnswers.errors);
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
                  if(!(validateJsonObject(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
                    vErrors = vErrors === null ? validateJsonObject.errors : vErrors.concat(validateJsonObject.errors);
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
      validateQueryRow.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateQueryRow.errors = vErrors;
  return errors === 0;
}

export const query200 = validateQueryResponse;
