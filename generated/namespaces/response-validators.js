// Generated from spec/ by `npm run generate`. Do not edit.
import { validateAttributePath, validateCursor, validateNamespaceName, validateTemplatePrefix, validateTimestamp, validateUsd } from "../common/response-validators.js";
import { formats } from "../validators-runtime.js";

const schema0 = {"type":"string","enum":["declared","learned"]};
const schema1 = {"type":"string","enum":["building","ready"]};
const formats0 = formats.int64;
const schema2 = {"type":"string","enum":["pause","reject"]};

export function validateIndexOrigin(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateIndexOrigin.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "declared") || (data === "learned"))){
    validateIndexOrigin.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateIndexOrigin.errors = vErrors;
  return errors === 0;
}

export function validateIndexState(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateIndexState.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "building") || (data === "ready"))){
    validateIndexState.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateIndexState.errors = vErrors;
  return errors === 0;
}

export function validateIndexedAttribute(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.attribute === undefined) && (missing0 = "attribute")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.origin === undefined) && (missing0 = "origin"))){
        validateIndexedAttribute.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.attribute !== undefined){
          const _errs1 = errors;
          if(!(validateAttributePath(data.attribute, {instancePath:instancePath+"/attribute",parentData:data,parentDataProperty:"attribute",rootData}))){
            vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.state !== undefined){
            let data1 = data.state;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validateIndexState(data1, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
              vErrors = vErrors === null ? validateIndexState.errors : vErrors.concat(validateIndexState.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateIndexedAttribute.errors = vErrors;
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
            if(data.origin !== undefined){
              const _errs7 = errors;
              if(!(validateIndexOrigin(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
                vErrors = vErrors === null ? validateIndexOrigin.errors : vErrors.concat(validateIndexOrigin.errors);
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
            }
          }
        }
      }
    }
    else {
      validateIndexedAttribute.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateIndexedAttribute.errors = vErrors;
  return errors === 0;
}

export function validateNamespace(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((((data.name === undefined) && (missing0 = "name")) || ((data.document_count === undefined) && (missing0 = "document_count"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.budget_usd_per_month === undefined) && (missing0 = "budget_usd_per_month"))) || ((data.on_exceeded === undefined) && (missing0 = "on_exceeded"))) || ((data.indexed_attributes === undefined) && (missing0 = "indexed_attributes"))) || ((data.spent_usd === undefined) && (missing0 = "spent_usd"))) || ((data.budget_paused === undefined) && (missing0 = "budget_paused"))) || ((data.non_production === undefined) && (missing0 = "non_production"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validateNamespace.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.document_count !== undefined){
            let data1 = data.document_count;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateNamespace.errors = [{instancePath:instancePath+"/document_count",schemaPath:"#/properties/document_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateNamespace.errors = [{instancePath:instancePath+"/document_count",schemaPath:"#/properties/document_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateNamespace.errors = [{instancePath:instancePath+"/document_count",schemaPath:"#/properties/document_count/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.bytes !== undefined){
              let data2 = data.bytes;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateNamespace.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateNamespace.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateNamespace.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.sequence !== undefined){
                let data3 = data.sequence;
                const _errs6 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateNamespace.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateNamespace.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data3))){
                        validateNamespace.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
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
                if(data.budget_usd_per_month !== undefined){
                  let data4 = data.budget_usd_per_month;
                  const _errs8 = errors;
                  const _errs9 = errors;
                  let valid1 = false;
                  const _errs10 = errors;
                  if(!(validateUsd(data4, {instancePath:instancePath+"/budget_usd_per_month",parentData:data,parentDataProperty:"budget_usd_per_month",rootData}))){
                    vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs10 === errors;
                  valid1 = valid1 || _valid0;
                  if(!valid1){
                    const _errs11 = errors;
                    if(data4 !== null){
                      const err0 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                      errors++;
                    }
                    var _valid0 = _errs11 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if(!valid1){
                    const err1 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                    errors++;
                    validateNamespace.errors = vErrors;
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
                  if(data.on_exceeded !== undefined){
                    const _errs13 = errors;
                    if(!(validateOnExceeded(data.on_exceeded, {instancePath:instancePath+"/on_exceeded",parentData:data,parentDataProperty:"on_exceeded",rootData}))){
                      vErrors = vErrors === null ? validateOnExceeded.errors : vErrors.concat(validateOnExceeded.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs13 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.indexed_attributes !== undefined){
                      let data6 = data.indexed_attributes;
                      const _errs14 = errors;
                      if(errors === _errs14){
                        if(Array.isArray(data6)){
                          if(data6.length > 32){
                            validateNamespace.errors = [{instancePath:instancePath+"/indexed_attributes",schemaPath:"#/properties/indexed_attributes/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                            return false;
                          }
                          else {
                            var valid2 = true;
                            const len0 = data6.length;
                            for(let i0=0; i0<len0; i0++){
                              const _errs16 = errors;
                              if(!(validateIndexedAttribute(data6[i0], {instancePath:instancePath+"/indexed_attributes/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
                                vErrors = vErrors === null ? validateIndexedAttribute.errors : vErrors.concat(validateIndexedAttribute.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs16 === errors;
                              if(!valid2){
                                break;
                              }
                            }
                          }
                        }
                        else {
                          validateNamespace.errors = [{instancePath:instancePath+"/indexed_attributes",schemaPath:"#/properties/indexed_attributes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                          return false;
                        }
                      }
                      var valid0 = _errs14 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.spent_usd !== undefined){
                        const _errs17 = errors;
                        if(!(validateUsd(data.spent_usd, {instancePath:instancePath+"/spent_usd",parentData:data,parentDataProperty:"spent_usd",rootData}))){
                          vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs17 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.budget_paused !== undefined){
                          const _errs18 = errors;
                          if(typeof data.budget_paused !== "boolean"){
                            validateNamespace.errors = [{instancePath:instancePath+"/budget_paused",schemaPath:"#/properties/budget_paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                            return false;
                          }
                          var valid0 = _errs18 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.non_production !== undefined){
                            const _errs20 = errors;
                            if(typeof data.non_production !== "boolean"){
                              validateNamespace.errors = [{instancePath:instancePath+"/non_production",schemaPath:"#/properties/non_production/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                              return false;
                            }
                            var valid0 = _errs20 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.created_at !== undefined){
                              const _errs22 = errors;
                              if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs22 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.as_of !== undefined){
                                const _errs23 = errors;
                                if(!(validateTimestamp(data.as_of, {instancePath:instancePath+"/as_of",parentData:data,parentDataProperty:"as_of",rootData}))){
                                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs23 === errors;
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
    else {
      validateNamespace.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespace.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceLevel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.name === undefined) && (missing0 = "name")) || ((data.exists === undefined) && (missing0 = "exists"))) || ((data.below === undefined) && (missing0 = "below"))){
        validateNamespaceLevel.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.exists !== undefined){
            const _errs2 = errors;
            if(typeof data.exists !== "boolean"){
              validateNamespaceLevel.errors = [{instancePath:instancePath+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.below !== undefined){
              const _errs4 = errors;
              if(typeof data.below !== "boolean"){
                validateNamespaceLevel.errors = [{instancePath:instancePath+"/below",schemaPath:"#/properties/below/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                return false;
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
      validateNamespaceLevel.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespaceLevel.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceLevels(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.levels === undefined) && (missing0 = "levels")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateNamespaceLevels.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.levels !== undefined){
          let data0 = data.levels;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateNamespaceLevel(data0[i0], {instancePath:instancePath+"/levels/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateNamespaceLevel.errors : vErrors.concat(validateNamespaceLevel.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateNamespaceLevels.errors = [{instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateNamespaceLevels.errors = vErrors;
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
      validateNamespaceLevels.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespaceLevels.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.namespaces === undefined) && (missing0 = "namespaces")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateNamespaceList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespaces !== undefined){
          let data0 = data.namespaces;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateNamespace(data0[i0], {instancePath:instancePath+"/namespaces/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateNamespace.errors : vErrors.concat(validateNamespace.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateNamespaceList.errors = [{instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateNamespaceList.errors = vErrors;
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
      validateNamespaceList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespaceList.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.budget_usd_per_month === undefined) && (missing0 = "budget_usd_per_month")) || ((data.on_exceeded === undefined) && (missing0 = "on_exceeded"))) || ((data.indexed_attributes === undefined) && (missing0 = "indexed_attributes"))){
        validateNamespaceSettings.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.budget_usd_per_month !== undefined){
          let data0 = data.budget_usd_per_month;
          const _errs1 = errors;
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if(!(validateUsd(data0, {instancePath:instancePath+"/budget_usd_per_month",parentData:data,parentDataProperty:"budget_usd_per_month",rootData}))){
            vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs3 === errors;
          valid1 = valid1 || _valid0;
          if(!valid1){
            const _errs4 = errors;
            if(data0 !== null){
              const err0 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
          }
          if(!valid1){
            const err1 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validateNamespaceSettings.errors = vErrors;
            return false;
          }
          else {
            errors = _errs2;
            if(vErrors !== null){
              if(_errs2){
                vErrors.length = _errs2;
              }
              else {
                vErrors = null;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.on_exceeded !== undefined){
            const _errs6 = errors;
            if(!(validateOnExceeded(data.on_exceeded, {instancePath:instancePath+"/on_exceeded",parentData:data,parentDataProperty:"on_exceeded",rootData}))){
              vErrors = vErrors === null ? validateOnExceeded.errors : vErrors.concat(validateOnExceeded.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs6 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.indexed_attributes !== undefined){
              let data2 = data.indexed_attributes;
              const _errs7 = errors;
              if(errors === _errs7){
                if(Array.isArray(data2)){
                  if(data2.length > 32){
                    validateNamespaceSettings.errors = [{instancePath:instancePath+"/indexed_attributes",schemaPath:"#/properties/indexed_attributes/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                    return false;
                  }
                  else {
                    var valid2 = true;
                    const len0 = data2.length;
                    for(let i0=0; i0<len0; i0++){
                      const _errs9 = errors;
                      if(!(validateIndexedAttribute(data2[i0], {instancePath:instancePath+"/indexed_attributes/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                        vErrors = vErrors === null ? validateIndexedAttribute.errors : vErrors.concat(validateIndexedAttribute.errors);
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
                  validateNamespaceSettings.errors = [{instancePath:instancePath+"/indexed_attributes",schemaPath:"#/properties/indexed_attributes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
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
    else {
      validateNamespaceSettings.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespaceSettings.errors = vErrors;
  return errors === 0;
}

export function validateOnExceeded(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateOnExceeded.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "pause") || (data === "reject"))){
    validateOnExceeded.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateOnExceeded.errors = vErrors;
  return errors === 0;
}

export { validateJob as delete202 } from "../jobs/response-validators.js";
export const get200 = validateNamespace;
export const levels200 = validateNamespaceLevels;
export const list200 = validateNamespaceList;
export const update200 = validateNamespaceSettings;
