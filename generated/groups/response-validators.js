// Generated from spec/ by `npm run generate`. Do not edit.
import { validateAttributeMatch, validateAttributePath, validateCursor, validateDuration, validateJobId, validateName, validateTemplatePrefix, validateTimestamp } from "../common/response-validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const func0 = ucs2length;
const pattern0 = new RegExp("^(attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|score|escape_p))$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9_-]{1,128}$", "u");
const schema0 = {"type":"object","properties":{"name":{"$ref":"Name"},"key":{"$ref":"AttributePath"},"aggregate":{"$ref":"GroupAggregate"},"keep_keys":{"$ref":"Duration"},"match":{"$ref":"AttributeMatch"},"status":{"$ref":"GroupStatus"},"created_at":{"$ref":"Timestamp"},"template":{"$ref":"TemplatePrefix"},"job_id":{"$ref":"JobId"},"readers":{"type":"array","items":{"$ref":"Name"}},"live_keys":{"type":["integer","null"],"format":"int64","minimum":0},"warnings":{"type":"array","items":{"$ref":"GroupWarning"}},"as_of":{"type":"integer","format":"int64","minimum":0},"rows":{"type":["array","null"],"items":{"$ref":"GroupRow"},"maxItems":1000}},"required":["name","key","aggregate","status","created_at","readers","live_keys","warnings"]};
const formats0 = formats.int64;
const schema1 = {"type":["string","number","boolean"]};
const schema2 = {"type":"string","enum":["building","ready"]};
const schema3 = {"type":"object","properties":{"count":{"type":"integer","format":"int64","minimum":0},"count_where":{"type":"object","additionalProperties":{"type":"integer","format":"int64"}},"sum":{"type":"object","additionalProperties":{"type":"number"}},"avg":{"type":"object","additionalProperties":{"type":["number","null"]}},"min":{"type":"object","additionalProperties":{"type":["number","null"]}},"max":{"type":"object","additionalProperties":{"type":["number","null"]}},"quantiles":{"type":"object","additionalProperties":{"$ref":"Quantiles"}}}};
const schema4 = {"type":"string","enum":["group_over_cap","judgment_inactive","threshold_missing","field_missing"]};
const schema5 = {"type":"object","properties":{"p50":{"type":["number","null"]},"p90":{"type":["number","null"]},"p99":{"type":["number","null"]}},"required":["p50","p90","p99"]};

export function validateAggregatePath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 280){
        validateAggregatePath.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateAggregatePath.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern0.test(data)){
            validateAggregatePath.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|score|escape_p))$"},message:"must match pattern \""+"^(attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|score|escape_p))$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateAggregatePath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateAggregatePath.errors = vErrors;
  return errors === 0;
}

export function validateCountWhere(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateCountWhereCut(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateCountWhereCut.errors : vErrors.concat(validateCountWhereCut.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validateCountWhereValue(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateCountWhereValue.errors : vErrors.concat(validateCountWhereValue.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validateCountWhere.errors = vErrors;
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
  validateCountWhere.errors = vErrors;
  return errors === 0;
}

export function validateCountWhereCut(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.judgment === undefined) && (missing0 = "judgment")) || ((data.cut === undefined) && (missing0 = "cut"))){
        validateCountWhereCut.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.cut !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.cut, {instancePath:instancePath+"/cut",parentData:data,parentDataProperty:"cut",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
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
      validateCountWhereCut.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCountWhereCut.errors = vErrors;
  return errors === 0;
}

export function validateCountWhereLabels(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(Object.keys(data).length > 8){
        validateCountWhereLabels.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 8},message:"must NOT have more than 8 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern1.test(key0)){
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
            validateCountWhereLabels.errors = vErrors;
            return false;
            break;
          }
        }
        if(valid0){
          for(const key1 in data){
            const _errs3 = errors;
            if(!(validateCountWhere(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
              vErrors = vErrors === null ? validateCountWhere.errors : vErrors.concat(validateCountWhere.errors);
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
      validateCountWhereLabels.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCountWhereLabels.errors = vErrors;
  return errors === 0;
}

export function validateCountWhereValue(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.judgment === undefined) && (missing0 = "judgment")) || ((data.value === undefined) && (missing0 = "value"))){
        validateCountWhereValue.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.value !== undefined){
            let data1 = data.value;
            const _errs2 = errors;
            if(errors === _errs2){
              if(typeof data1 === "string"){
                if(func0(data1) > 256){
                  validateCountWhereValue.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
                  return false;
                }
                else {
                  if(func0(data1) < 1){
                    validateCountWhereValue.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                    return false;
                  }
                }
              }
              else {
                validateCountWhereValue.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
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
      validateCountWhereValue.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCountWhereValue.errors = vErrors;
  return errors === 0;
}

export function validateGroup(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.name === undefined) && (missing0 = "name")) || ((data.key === undefined) && (missing0 = "key"))) || ((data.aggregate === undefined) && (missing0 = "aggregate"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.readers === undefined) && (missing0 = "readers"))) || ((data.live_keys === undefined) && (missing0 = "live_keys"))) || ((data.warnings === undefined) && (missing0 = "warnings"))){
        validateGroup.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.key !== undefined){
            const _errs2 = errors;
            if(!(validateAttributePath(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
              vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.aggregate !== undefined){
              const _errs3 = errors;
              if(!(validateGroupAggregate(data.aggregate, {instancePath:instancePath+"/aggregate",parentData:data,parentDataProperty:"aggregate",rootData}))){
                vErrors = vErrors === null ? validateGroupAggregate.errors : vErrors.concat(validateGroupAggregate.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.keep_keys !== undefined){
                const _errs4 = errors;
                if(!(validateDuration(data.keep_keys, {instancePath:instancePath+"/keep_keys",parentData:data,parentDataProperty:"keep_keys",rootData}))){
                  vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.match !== undefined){
                  const _errs5 = errors;
                  if(!(validateAttributeMatch(data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
                    vErrors = vErrors === null ? validateAttributeMatch.errors : vErrors.concat(validateAttributeMatch.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.status !== undefined){
                    const _errs6 = errors;
                    if(!(validateGroupStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                      vErrors = vErrors === null ? validateGroupStatus.errors : vErrors.concat(validateGroupStatus.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.created_at !== undefined){
                      const _errs7 = errors;
                      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.template !== undefined){
                        const _errs8 = errors;
                        if(!(validateTemplatePrefix(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
                          vErrors = vErrors === null ? validateTemplatePrefix.errors : vErrors.concat(validateTemplatePrefix.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.job_id !== undefined){
                          const _errs9 = errors;
                          if(!(validateJobId(data.job_id, {instancePath:instancePath+"/job_id",parentData:data,parentDataProperty:"job_id",rootData}))){
                            vErrors = vErrors === null ? validateJobId.errors : vErrors.concat(validateJobId.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.readers !== undefined){
                            let data9 = data.readers;
                            const _errs10 = errors;
                            if(errors === _errs10){
                              if(Array.isArray(data9)){
                                var valid1 = true;
                                const len0 = data9.length;
                                for(let i0=0; i0<len0; i0++){
                                  const _errs12 = errors;
                                  if(!(validateName(data9[i0], {instancePath:instancePath+"/readers/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
                                    vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs12 === errors;
                                  if(!valid1){
                                    break;
                                  }
                                }
                              }
                              else {
                                validateGroup.errors = [{instancePath:instancePath+"/readers",schemaPath:"#/properties/readers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                return false;
                              }
                            }
                            var valid0 = _errs10 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.live_keys !== undefined){
                              let data11 = data.live_keys;
                              const _errs13 = errors;
                              if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
                                validateGroup.errors = [{instancePath:instancePath+"/live_keys",schemaPath:"#/properties/live_keys/type",keyword:"type",params:{type: schema0.properties.live_keys.type},message:"must be integer,null"}];
                                return false;
                              }
                              if(errors === _errs13){
                                if((typeof data11 == "number") && (isFinite(data11))){
                                  if(data11 < 0 || isNaN(data11)){
                                    validateGroup.errors = [{instancePath:instancePath+"/live_keys",schemaPath:"#/properties/live_keys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                    return false;
                                  }
                                  else {
                                    if(!(formats0.validate(data11))){
                                      validateGroup.errors = [{instancePath:instancePath+"/live_keys",schemaPath:"#/properties/live_keys/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid0 = _errs13 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.warnings !== undefined){
                                let data12 = data.warnings;
                                const _errs15 = errors;
                                if(errors === _errs15){
                                  if(Array.isArray(data12)){
                                    var valid2 = true;
                                    const len1 = data12.length;
                                    for(let i1=0; i1<len1; i1++){
                                      const _errs17 = errors;
                                      if(!(validateGroupWarning(data12[i1], {instancePath:instancePath+"/warnings/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
                                        vErrors = vErrors === null ? validateGroupWarning.errors : vErrors.concat(validateGroupWarning.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid2 = _errs17 === errors;
                                      if(!valid2){
                                        break;
                                      }
                                    }
                                  }
                                  else {
                                    validateGroup.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                    return false;
                                  }
                                }
                                var valid0 = _errs15 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.as_of !== undefined){
                                  let data14 = data.as_of;
                                  const _errs18 = errors;
                                  if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
                                    validateGroup.errors = [{instancePath:instancePath+"/as_of",schemaPath:"#/properties/as_of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                    return false;
                                  }
                                  if(errors === _errs18){
                                    if((typeof data14 == "number") && (isFinite(data14))){
                                      if(data14 < 0 || isNaN(data14)){
                                        validateGroup.errors = [{instancePath:instancePath+"/as_of",schemaPath:"#/properties/as_of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                        return false;
                                      }
                                      else {
                                        if(!(formats0.validate(data14))){
                                          validateGroup.errors = [{instancePath:instancePath+"/as_of",schemaPath:"#/properties/as_of/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                          return false;
                                        }
                                      }
                                    }
                                  }
                                  var valid0 = _errs18 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.rows !== undefined){
                                    let data15 = data.rows;
                                    const _errs20 = errors;
                                    if((!(Array.isArray(data15))) && (data15 !== null)){
                                      validateGroup.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: schema0.properties.rows.type},message:"must be array,null"}];
                                      return false;
                                    }
                                    if(errors === _errs20){
                                      if(Array.isArray(data15)){
                                        if(data15.length > 1000){
                                          validateGroup.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
                                          return false;
                                        }
                                        else {
                                          var valid3 = true;
                                          const len2 = data15.length;
                                          for(let i2=0; i2<len2; i2++){
                                            const _errs22 = errors;
                                            if(!(validateGroupRow(data15[i2], {instancePath:instancePath+"/rows/" + i2,parentData:data15,parentDataProperty:i2,rootData}))){
                                              vErrors = vErrors === null ? validateGroupRow.errors : vErrors.concat(validateGroupRow.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid3 = _errs22 === errors;
                                            if(!valid3){
                                              break;
                                            }
                                          }
                                        }
                                      }
                                    }
                                    var valid0 = _errs20 === errors;
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
    else {
      validateGroup.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateGroup.errors = vErrors;
  return errors === 0;
}

export function validateGroupAggregate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.count !== undefined){
        const _errs1 = errors;
        if(typeof data.count !== "boolean"){
          validateGroupAggregate.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
          return false;
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.count_where !== undefined){
          const _errs3 = errors;
          if(!(validateCountWhereLabels(data.count_where, {instancePath:instancePath+"/count_where",parentData:data,parentDataProperty:"count_where",rootData}))){
            vErrors = vErrors === null ? validateCountWhereLabels.errors : vErrors.concat(validateCountWhereLabels.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs3 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.sum !== undefined){
            let data2 = data.sum;
            const _errs4 = errors;
            if(errors === _errs4){
              if(Array.isArray(data2)){
                if(data2.length > 8){
                  validateGroupAggregate.errors = [{instancePath:instancePath+"/sum",schemaPath:"#/properties/sum/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
                  return false;
                }
                else {
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs6 = errors;
                    if(!(validateAttributePath(data2[i0], {instancePath:instancePath+"/sum/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs6 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
              }
              else {
                validateGroupAggregate.errors = [{instancePath:instancePath+"/sum",schemaPath:"#/properties/sum/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.avg !== undefined){
              let data4 = data.avg;
              const _errs7 = errors;
              if(errors === _errs7){
                if(Array.isArray(data4)){
                  if(data4.length > 8){
                    validateGroupAggregate.errors = [{instancePath:instancePath+"/avg",schemaPath:"#/properties/avg/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
                    return false;
                  }
                  else {
                    var valid2 = true;
                    const len1 = data4.length;
                    for(let i1=0; i1<len1; i1++){
                      const _errs9 = errors;
                      if(!(validateAttributePath(data4[i1], {instancePath:instancePath+"/avg/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
                        vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
                        errors = vErrors.length;
                      }
                      var valid2 = _errs9 === errors;
                      if(!valid2){
                        break;
                      }
                    }
                  }
                }
                else {
                  validateGroupAggregate.errors = [{instancePath:instancePath+"/avg",schemaPath:"#/properties/avg/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.min !== undefined){
                let data6 = data.min;
                const _errs10 = errors;
                if(errors === _errs10){
                  if(Array.isArray(data6)){
                    if(data6.length > 8){
                      validateGroupAggregate.errors = [{instancePath:instancePath+"/min",schemaPath:"#/properties/min/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
                      return false;
                    }
                    else {
                      var valid3 = true;
                      const len2 = data6.length;
                      for(let i2=0; i2<len2; i2++){
                        const _errs12 = errors;
                        if(!(validateAggregatePath(data6[i2], {instancePath:instancePath+"/min/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
                          vErrors = vErrors === null ? validateAggregatePath.errors : vErrors.concat(validateAggregatePath.errors);
                          errors = vErrors.length;
                        }
                        var valid3 = _errs12 === errors;
                        if(!valid3){
                          break;
                        }
                      }
                    }
                  }
                  else {
                    validateGroupAggregate.errors = [{instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs10 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.max !== undefined){
                  let data8 = data.max;
                  const _errs13 = errors;
                  if(errors === _errs13){
                    if(Array.isArray(data8)){
                      if(data8.length > 8){
                        validateGroupAggregate.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
                        return false;
                      }
                      else {
                        var valid4 = true;
                        const len3 = data8.length;
                        for(let i3=0; i3<len3; i3++){
                          const _errs15 = errors;
                          if(!(validateAggregatePath(data8[i3], {instancePath:instancePath+"/max/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){
                            vErrors = vErrors === null ? validateAggregatePath.errors : vErrors.concat(validateAggregatePath.errors);
                            errors = vErrors.length;
                          }
                          var valid4 = _errs15 === errors;
                          if(!valid4){
                            break;
                          }
                        }
                      }
                    }
                    else {
                      validateGroupAggregate.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs13 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.quantiles !== undefined){
                    let data10 = data.quantiles;
                    const _errs16 = errors;
                    if(errors === _errs16){
                      if(Array.isArray(data10)){
                        if(data10.length > 8){
                          validateGroupAggregate.errors = [{instancePath:instancePath+"/quantiles",schemaPath:"#/properties/quantiles/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
                          return false;
                        }
                        else {
                          var valid5 = true;
                          const len4 = data10.length;
                          for(let i4=0; i4<len4; i4++){
                            const _errs18 = errors;
                            if(!(validateAggregatePath(data10[i4], {instancePath:instancePath+"/quantiles/" + i4,parentData:data10,parentDataProperty:i4,rootData}))){
                              vErrors = vErrors === null ? validateAggregatePath.errors : vErrors.concat(validateAggregatePath.errors);
                              errors = vErrors.length;
                            }
                            var valid5 = _errs18 === errors;
                            if(!valid5){
                              break;
                            }
                          }
                        }
                      }
                      else {
                        validateGroupAggregate.errors = [{instancePath:instancePath+"/quantiles",schemaPath:"#/properties/quantiles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
                    }
                    var valid0 = _errs16 === errors;
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
      validateGroupAggregate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateGroupAggregate.errors = vErrors;
  return errors === 0;
}

export function validateGroupKey(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
    validateGroupKey.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},message:"must be string,number,boolean"}];
    return false;
  }
  validateGroupKey.errors = vErrors;
  return errors === 0;
}

export function validateGroupList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.groups === undefined) && (missing0 = "groups")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateGroupList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.groups !== undefined){
          let data0 = data.groups;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateGroup(data0[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateGroup.errors : vErrors.concat(validateGroup.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateGroupList.errors = [{instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateGroupList.errors = vErrors;
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
      validateGroupList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateGroupList.errors = vErrors;
  return errors === 0;
}

export function validateGroupRow(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.key === undefined) && (missing0 = "key")) || ((data.values === undefined) && (missing0 = "values"))){
        validateGroupRow.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.key !== undefined){
          const _errs1 = errors;
          if(!(validateGroupKey(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
            vErrors = vErrors === null ? validateGroupKey.errors : vErrors.concat(validateGroupKey.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.values !== undefined){
            const _errs2 = errors;
            if(!(validateGroupValues(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData}))){
              vErrors = vErrors === null ? validateGroupValues.errors : vErrors.concat(validateGroupValues.errors);
              errors = vErrors.length;
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
      validateGroupRow.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateGroupRow.errors = vErrors;
  return errors === 0;
}

export function validateGroupStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateGroupStatus.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "building") || (data === "ready"))){
    validateGroupStatus.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateGroupStatus.errors = vErrors;
  return errors === 0;
}

export function validateGroupValues(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.count !== undefined){
        let data0 = data.count;
        const _errs1 = errors;
        if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
          validateGroupValues.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
          return false;
        }
        if(errors === _errs1){
          if((typeof data0 == "number") && (isFinite(data0))){
            if(data0 < 0 || isNaN(data0)){
              validateGroupValues.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
              return false;
            }
            else {
              if(!(formats0.validate(data0))){
                validateGroupValues.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                return false;
              }
            }
          }
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.count_where !== undefined){
          let data1 = data.count_where;
          const _errs3 = errors;
          if(errors === _errs3){
            if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
              for(const key0 in data1){
                let data2 = data1[key0];
                const _errs6 = errors;
                if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                  validateGroupValues.errors = [{instancePath:instancePath+"/count_where/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/count_where/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data2 == "number") && (isFinite(data2))){
                    if(!(formats0.validate(data2))){
                      validateGroupValues.errors = [{instancePath:instancePath+"/count_where/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/count_where/additionalProperties/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
                var valid1 = _errs6 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateGroupValues.errors = [{instancePath:instancePath+"/count_where",schemaPath:"#/properties/count_where/type",keyword:"type",params:{type: "object"},message:"must be object"}];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.sum !== undefined){
            let data3 = data.sum;
            const _errs8 = errors;
            if(errors === _errs8){
              if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
                for(const key1 in data3){
                  let data4 = data3[key1];
                  const _errs11 = errors;
                  if(!((typeof data4 == "number") && (isFinite(data4)))){
                    validateGroupValues.errors = [{instancePath:instancePath+"/sum/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sum/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                  var valid2 = _errs11 === errors;
                  if(!valid2){
                    break;
                  }
                }
              }
              else {
                validateGroupValues.errors = [{instancePath:instancePath+"/sum",schemaPath:"#/properties/sum/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                return false;
              }
            }
            var valid0 = _errs8 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.avg !== undefined){
              let data5 = data.avg;
              const _errs13 = errors;
              if(errors === _errs13){
                if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
                  for(const key2 in data5){
                    let data6 = data5[key2];
                    const _errs16 = errors;
                    if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
                      validateGroupValues.errors = [{instancePath:instancePath+"/avg/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/avg/additionalProperties/type",keyword:"type",params:{type: schema3.properties.avg.additionalProperties.type},message:"must be number,null"}];
                      return false;
                    }
                    var valid3 = _errs16 === errors;
                    if(!valid3){
                      break;
                    }
                  }
                }
                else {
                  validateGroupValues.errors = [{instancePath:instancePath+"/avg",schemaPath:"#/properties/avg/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                  return false;
                }
              }
              var valid0 = _errs13 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.min !== undefined){
                let data7 = data.min;
                const _errs18 = errors;
                if(errors === _errs18){
                  if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
                    for(const key3 in data7){
                      let data8 = data7[key3];
                      const _errs21 = errors;
                      if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
                        validateGroupValues.errors = [{instancePath:instancePath+"/min/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/min/additionalProperties/type",keyword:"type",params:{type: schema3.properties.min.additionalProperties.type},message:"must be number,null"}];
                        return false;
                      }
                      var valid4 = _errs21 === errors;
                      if(!valid4){
                        break;
                      }
                    }
                  }
                  else {
                    validateGroupValues.errors = [{instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                    return false;
                  }
                }
                var valid0 = _errs18 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.max !== undefined){
                  let data9 = data.max;
                  const _errs23 = errors;
                  if(errors === _errs23){
                    if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
                      for(const key4 in data9){
                        let data10 = data9[key4];
                        const _errs26 = errors;
                        if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
                          validateGroupValues.errors = [{instancePath:instancePath+"/max/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/max/additionalProperties/type",keyword:"type",params:{type: schema3.properties.max.additionalProperties.type},message:"must be number,null"}];
                          return false;
                        }
                        var valid5 = _errs26 === errors;
                        if(!valid5){
                          break;
                        }
                      }
                    }
                    else {
                      validateGroupValues.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                      return false;
                    }
                  }
                  var valid0 = _errs23 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.quantiles !== undefined){
                    let data11 = data.quantiles;
                    const _errs28 = errors;
                    if(errors === _errs28){
                      if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
                        for(const key5 in data11){
                          const _errs31 = errors;
                          if(!(validateQuantiles(data11[key5], {instancePath:instancePath+"/quantiles/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data11,parentDataProperty:key5,rootData}))){
                            vErrors = vErrors === null ? validateQuantiles.errors : vErrors.concat(validateQuantiles.errors);
                            errors = vErrors.length;
                          }
                          var valid6 = _errs31 === errors;
                          if(!valid6){
                            break;
                          }
                        }
                      }
                      else {
                        validateGroupValues.errors = [{instancePath:instancePath+"/quantiles",schemaPath:"#/properties/quantiles/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                        return false;
                      }
                    }
                    var valid0 = _errs28 === errors;
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
      validateGroupValues.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateGroupValues.errors = vErrors;
  return errors === 0;
}

export function validateGroupWarning(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateGroupWarning.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "group_over_cap") || (data === "judgment_inactive")) || (data === "threshold_missing")) || (data === "field_missing"))){
    validateGroupWarning.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateGroupWarning.errors = vErrors;
  return errors === 0;
}

export function validateQuantiles(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.p50 === undefined) && (missing0 = "p50")) || ((data.p90 === undefined) && (missing0 = "p90"))) || ((data.p99 === undefined) && (missing0 = "p99"))){
        validateQuantiles.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.p50 !== undefined){
          let data0 = data.p50;
          const _errs1 = errors;
          if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
            validateQuantiles.errors = [{instancePath:instancePath+"/p50",schemaPath:"#/properties/p50/type",keyword:"type",params:{type: schema5.properties.p50.type},message:"must be number,null"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.p90 !== undefined){
            let data1 = data.p90;
            const _errs3 = errors;
            if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
              validateQuantiles.errors = [{instancePath:instancePath+"/p90",schemaPath:"#/properties/p90/type",keyword:"type",params:{type: schema5.properties.p90.type},message:"must be number,null"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.p99 !== undefined){
              let data2 = data.p99;
              const _errs5 = errors;
              if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
                validateQuantiles.errors = [{instancePath:instancePath+"/p99",schemaPath:"#/properties/p99/type",keyword:"type",params:{type: schema5.properties.p99.type},message:"must be number,null"}];
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
      validateQuantiles.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateQuantiles.errors = vErrors;
  return errors === 0;
}

export const create201 = validateGroup;
export const get200 = validateGroup;
export const list200 = validateGroupList;
