// Generated from spec/ by `npm run generate`. Do not edit.
import { validateBands, validateCursor, validateName, validateNamespaceName, validateTemplatePrefix, validateTimestamp } from "../common/response-validators.js";
import { formats } from "../validators-runtime.js";

const schema0 = {"type":"object","properties":{"namespace":{"$ref":"NamespaceName"},"status":{"$ref":"TenantStatus"},"published_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"source_as_of":{"type":["integer","null"],"format":"int64"},"reason":{"anyOf":[{"$ref":"TenantSkipReason"},{"type":"null"}]}},"required":["namespace","status","published_at","source_as_of","reason"]};
const formats0 = formats.int64;
const pattern0 = new RegExp("^[A-Za-z0-9_-]{1,128}\\.(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$", "u");
const schema1 = {"type":"string","enum":["plain","hashed"]};
const schema2 = {"type":"string","enum":["deleting","building","empty","too_long"]};
const schema3 = {"type":"string","enum":["published","unchanged","skipped","pending"]};
const formats1 = formats.int32;
const schema4 = {"type":"string","enum":["tenant_summary_failed"]};

export function validateTenant(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.published_at === undefined) && (missing0 = "published_at"))) || ((data.source_as_of === undefined) && (missing0 = "source_as_of"))) || ((data.reason === undefined) && (missing0 = "reason"))){
        validateTenant.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
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
            if(!(validateTenantStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
              vErrors = vErrors === null ? validateTenantStatus.errors : vErrors.concat(validateTenantStatus.errors);
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
              if(!(validateTimestamp(data2, {instancePath:instancePath+"/published_at",parentData:data,parentDataProperty:"published_at",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
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
                validateTenant.errors = vErrors;
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
                  validateTenant.errors = [{instancePath:instancePath+"/source_as_of",schemaPath:"#/properties/source_as_of/type",keyword:"type",params:{type: schema0.properties.source_as_of.type},message:"must be integer,null"}];
                  return false;
                }
                if(errors === _errs8){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(!(formats0.validate(data3))){
                      validateTenant.errors = [{instancePath:instancePath+"/source_as_of",schemaPath:"#/properties/source_as_of/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
                if(data.reason !== undefined){
                  let data4 = data.reason;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  let valid2 = false;
                  const _errs12 = errors;
                  if(!(validateTenantSkipReason(data4, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
                    vErrors = vErrors === null ? validateTenantSkipReason.errors : vErrors.concat(validateTenantSkipReason.errors);
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
                    validateTenant.errors = vErrors;
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
      validateTenant.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTenant.errors = vErrors;
  return errors === 0;
}

export function validateTenantBands(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(Object.keys(data).length > 64){
        validateTenantBands.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 64},message:"must NOT have more than 64 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern0.test(key0)){
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
            validateTenantBands.errors = vErrors;
            return false;
            break;
          }
        }
        if(valid0){
          for(const key1 in data){
            const _errs3 = errors;
            if(!(validateBands(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
              vErrors = vErrors === null ? validateBands.errors : vErrors.concat(validateBands.errors);
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
      validateTenantBands.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTenantBands.errors = vErrors;
  return errors === 0;
}

export function validateTenantKeys(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateTenantKeys.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "plain") || (data === "hashed"))){
    validateTenantKeys.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateTenantKeys.errors = vErrors;
  return errors === 0;
}

export function validateTenantSkipReason(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateTenantSkipReason.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "deleting") || (data === "building")) || (data === "empty")) || (data === "too_long"))){
    validateTenantSkipReason.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateTenantSkipReason.errors = vErrors;
  return errors === 0;
}

export function validateTenantStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateTenantStatus.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "published") || (data === "unchanged")) || (data === "skipped")) || (data === "pending"))){
    validateTenantStatus.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateTenantStatus.errors = vErrors;
  return errors === 0;
}

export function validateTenantSummary(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.template === undefined) && (missing0 = "template")) || ((data.groups === undefined) && (missing0 = "groups"))) || ((data.bands === undefined) && (missing0 = "bands"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) || ((data.last_run_at === undefined) && (missing0 = "last_run_at"))) || ((data.tenants === undefined) && (missing0 = "tenants"))) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateTenantSummary.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.template !== undefined){
          const _errs1 = errors;
          if(!(validateTemplatePrefix(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
            vErrors = vErrors === null ? validateTemplatePrefix.errors : vErrors.concat(validateTemplatePrefix.errors);
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
                  validateTenantSummary.errors = [{instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
                  return false;
                }
                else {
                  if(data1.length < 1){
                    validateTenantSummary.errors = [{instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                    return false;
                  }
                  else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for(let i0=0; i0<len0; i0++){
                      const _errs4 = errors;
                      if(!(validateName(data1[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
                        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
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
                validateTenantSummary.errors = [{instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              if(!(validateTenantBands(data.bands, {instancePath:instancePath+"/bands",parentData:data,parentDataProperty:"bands",rootData}))){
                vErrors = vErrors === null ? validateTenantBands.errors : vErrors.concat(validateTenantBands.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.min_count !== undefined){
                let data4 = data.min_count;
                const _errs6 = errors;
                if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                  validateTenantSummary.errors = [{instancePath:instancePath+"/min_count",schemaPath:"#/properties/min_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data4 == "number") && (isFinite(data4))){
                    if(data4 > 1000000 || isNaN(data4)){
                      validateTenantSummary.errors = [{instancePath:instancePath+"/min_count",schemaPath:"#/properties/min_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
                      return false;
                    }
                    else {
                      if(data4 < 1 || isNaN(data4)){
                        validateTenantSummary.errors = [{instancePath:instancePath+"/min_count",schemaPath:"#/properties/min_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                        return false;
                      }
                      else {
                        if(!(formats1.validate(data4))){
                          validateTenantSummary.errors = [{instancePath:instancePath+"/min_count",schemaPath:"#/properties/min_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                          return false;
                        }
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.keys !== undefined){
                  const _errs8 = errors;
                  if(!(validateTenantKeys(data.keys, {instancePath:instancePath+"/keys",parentData:data,parentDataProperty:"keys",rootData}))){
                    vErrors = vErrors === null ? validateTenantKeys.errors : vErrors.concat(validateTenantKeys.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.created_at !== undefined){
                    const _errs9 = errors;
                    if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                      vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.warnings !== undefined){
                      let data7 = data.warnings;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(Array.isArray(data7)){
                          var valid2 = true;
                          const len1 = data7.length;
                          for(let i1=0; i1<len1; i1++){
                            const _errs12 = errors;
                            if(!(validateTenantSummaryWarning(data7[i1], {instancePath:instancePath+"/warnings/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
                              vErrors = vErrors === null ? validateTenantSummaryWarning.errors : vErrors.concat(validateTenantSummaryWarning.errors);
                              errors = vErrors.length;
                            }
                            var valid2 = _errs12 === errors;
                            if(!valid2){
                              break;
                            }
                          }
                        }
                        else {
                          validateTenantSummary.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                          return false;
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.last_run_at !== undefined){
                        let data9 = data.last_run_at;
                        const _errs13 = errors;
                        const _errs14 = errors;
                        let valid3 = false;
                        const _errs15 = errors;
                        if(!(validateTimestamp(data9, {instancePath:instancePath+"/last_run_at",parentData:data,parentDataProperty:"last_run_at",rootData}))){
                          vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs15 === errors;
                        valid3 = valid3 || _valid0;
                        if(!valid3){
                          const _errs16 = errors;
                          if(data9 !== null){
                            const err0 = {instancePath:instancePath+"/last_run_at",schemaPath:"#/properties/last_run_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                            if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                            errors++;
                          }
                          var _valid0 = _errs16 === errors;
                          valid3 = valid3 || _valid0;
                        }
                        if(!valid3){
                          const err1 = {instancePath:instancePath+"/last_run_at",schemaPath:"#/properties/last_run_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                          errors++;
                          validateTenantSummary.errors = vErrors;
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
                        if(data.tenants !== undefined){
                          let data10 = data.tenants;
                          const _errs18 = errors;
                          if(errors === _errs18){
                            if(Array.isArray(data10)){
                              var valid4 = true;
                              const len2 = data10.length;
                              for(let i2=0; i2<len2; i2++){
                                const _errs20 = errors;
                                if(!(validateTenant(data10[i2], {instancePath:instancePath+"/tenants/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
                                  vErrors = vErrors === null ? validateTenant.errors : vErrors.concat(validateTenant.errors);
                                  errors = vErrors.length;
                                }
                                var valid4 = _errs20 === errors;
                                if(!valid4){
                                  break;
                                }
                              }
                            }
                            else {
                              validateTenantSummary.errors = [{instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                              return false;
                            }
                          }
                          var valid0 = _errs18 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.next_cursor !== undefined){
                            let data12 = data.next_cursor;
                            const _errs21 = errors;
                            const _errs22 = errors;
                            let valid5 = false;
                            const _errs23 = errors;
                            if(!(validateCursor(data12, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
                              vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
                              errors = vErrors.length;
                            }
                            var _valid1 = _errs23 === errors;
                            valid5 = valid5 || _valid1;
                            if(!valid5){
                              const _errs24 = errors;
                              if(data12 !== null){
                                const err2 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                                errors++;
                              }
                              var _valid1 = _errs24 === errors;
                              valid5 = valid5 || _valid1;
                            }
                            if(!valid5){
                              const err3 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                              errors++;
                              validateTenantSummary.errors = vErrors;
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
      validateTenantSummary.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTenantSummary.errors = vErrors;
  return errors === 0;
}

export function validateTenantSummaryWarning(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateTenantSummaryWarning.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(data === "tenant_summary_failed")){
    validateTenantSummaryWarning.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateTenantSummaryWarning.errors = vErrors;
  return errors === 0;
}

export const create201 = validateTenantSummary;
export const get200 = validateTenantSummary;
