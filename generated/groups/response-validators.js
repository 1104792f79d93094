// Generated from spec/ by `npm run generate`. Do not edit.
import { validateAttributeMatch, validateAttributePath, validateCursor, validateDuration, validateJobId, validateName, validateTemplatePrefix, validateTimestamp } from "../common/response-validators.js";
import { validateGroupAggregate, validateGroupRow } from "../group-aggregates/response-validators.js";

const schema0 = {"type":"object","properties":{"name":{"$ref":"Name"},"key":{"$ref":"AttributePath"},"aggregate":{"$ref":"GroupAggregate"},"keep_keys":{"$ref":"Duration"},"match":{"$ref":"AttributeMatch"},"status":{"$ref":"GroupStatus"},"created_at":{"$ref":"Timestamp"},"template":{"$ref":"TemplatePrefix"},"job_id":{"$ref":"JobId"},"readers":{"type":"array","items":{"$ref":"Name"}},"live_keys":{"type":["integer","null"],"minimum":0},"warnings":{"type":"array","items":{"$ref":"GroupWarning"}},"as_of":{"type":"integer","minimum":0},"rows":{"type":["array","null"],"items":{"$ref":"GroupRow"},"maxItems":1000}},"required":["name","key","aggregate","status","created_at","readers","live_keys","warnings"]};
const schema1 = {"type":"string","enum":["building","ready"]};
const schema2 = {"type":"string","enum":["group_over_cap","judgment_inactive","threshold_missing","field_missing"]};

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

export function validateGroupStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateGroupStatus.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "building") || (data === "ready"))){
    validateGroupStatus.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateGroupStatus.errors = vErrors;
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
    validateGroupWarning.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateGroupWarning.errors = vErrors;
  return errors === 0;
}

export const create201 = validateGroup;
export const get200 = validateGroup;
export const list200 = validateGroupList;
