// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateKeyId, validateNamespaceScope, validateTimestamp } from "../common/response-validators.js";
import { ucs2length } from "../validators-runtime.js";

const func0 = ucs2length;
const schema0 = {"type":"object","properties":{"id":{"$ref":"KeyId"},"name":{"type":"string","minLength":1,"maxLength":128},"role":{"$ref":"KeyRole"},"admin":{"type":"boolean"},"scope":{"anyOf":[{"$ref":"NamespaceScope"},{"type":"null"}]},"previous_valid_until":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"expires_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"allowed_addresses":{"type":["array","null"],"items":{"$ref":"AddressBlock"}},"last_used_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"created_by":{"anyOf":[{"$ref":"KeyId"},{"type":"null"}]},"person":{"$ref":"Person"},"created_at":{"$ref":"Timestamp"}},"required":["id","name","role","admin","scope","previous_valid_until","expires_at","allowed_addresses","last_used_at","created_by","created_at"]};
const schema1 = {"type":"object","properties":{"id":{"$ref":"KeyId"},"name":{"type":"string","minLength":1,"maxLength":128},"role":{"$ref":"KeyRole"},"admin":{"type":"boolean"},"scope":{"anyOf":[{"$ref":"NamespaceScope"},{"type":"null"}]},"previous_valid_until":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"expires_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"allowed_addresses":{"type":["array","null"],"items":{"$ref":"AddressBlock"}},"last_used_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"created_by":{"anyOf":[{"$ref":"KeyId"},{"type":"null"}]},"person":{"$ref":"Person"},"created_at":{"$ref":"Timestamp"},"key":{"type":"string"}},"required":["id","name","role","admin","scope","previous_valid_until","expires_at","allowed_addresses","last_used_at","created_by","created_at","key"]};
const schema2 = {"type":"string","enum":["read_only","read_write"]};
const schema3 = {"type":"object","properties":{"issuer":{"type":"string"},"subject":{"type":"string"},"name":{"type":["string","null"]},"email":{"type":["string","null"]}},"required":["issuer","subject","name","email"]};

export function validateAddressBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 49){
        validateAddressBlock.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 49},message:"must NOT have more than 49 characters"}];
        return false;
      }
      else {
        if(func0(data) < 2){
          validateAddressBlock.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
          return false;
        }
      }
    }
    else {
      validateAddressBlock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateAddressBlock.errors = vErrors;
  return errors === 0;
}

export function validateApiKey(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.admin === undefined) && (missing0 = "admin"))) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.previous_valid_until === undefined) && (missing0 = "previous_valid_until"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.allowed_addresses === undefined) && (missing0 = "allowed_addresses"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validateApiKey.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateKeyId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateKeyId.errors : vErrors.concat(validateKeyId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.name !== undefined){
            let data1 = data.name;
            const _errs2 = errors;
            if(errors === _errs2){
              if(typeof data1 === "string"){
                if(func0(data1) > 128){
                  validateApiKey.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
                  return false;
                }
                else {
                  if(func0(data1) < 1){
                    validateApiKey.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                    return false;
                  }
                }
              }
              else {
                validateApiKey.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.role !== undefined){
              const _errs4 = errors;
              if(!(validateKeyRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
                vErrors = vErrors === null ? validateKeyRole.errors : vErrors.concat(validateKeyRole.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.admin !== undefined){
                const _errs5 = errors;
                if(typeof data.admin !== "boolean"){
                  validateApiKey.errors = [{instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                  return false;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.scope !== undefined){
                  let data4 = data.scope;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  let valid1 = false;
                  const _errs9 = errors;
                  if(!(validateNamespaceScope(data4, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
                    vErrors = vErrors === null ? validateNamespaceScope.errors : vErrors.concat(validateNamespaceScope.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  if(!valid1){
                    const _errs10 = errors;
                    if(data4 !== null){
                      const err0 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                      errors++;
                    }
                    var _valid0 = _errs10 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if(!valid1){
                    const err1 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                    errors++;
                    validateApiKey.errors = vErrors;
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
                  if(data.previous_valid_until !== undefined){
                    let data5 = data.previous_valid_until;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    let valid2 = false;
                    const _errs14 = errors;
                    if(!(validateTimestamp(data5, {instancePath:instancePath+"/previous_valid_until",parentData:data,parentDataProperty:"previous_valid_until",rootData}))){
                      vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs14 === errors;
                    valid2 = valid2 || _valid1;
                    if(!valid2){
                      const _errs15 = errors;
                      if(data5 !== null){
                        const err2 = {instancePath:instancePath+"/previous_valid_until",schemaPath:"#/properties/previous_valid_until/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs15 === errors;
                      valid2 = valid2 || _valid1;
                    }
                    if(!valid2){
                      const err3 = {instancePath:instancePath+"/previous_valid_until",schemaPath:"#/properties/previous_valid_until/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validateApiKey.errors = vErrors;
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
                    if(data.expires_at !== undefined){
                      let data6 = data.expires_at;
                      const _errs17 = errors;
                      const _errs18 = errors;
                      let valid3 = false;
                      const _errs19 = errors;
                      if(!(validateTimestamp(data6, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
                        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                        errors = vErrors.length;
                      }
                      var _valid2 = _errs19 === errors;
                      valid3 = valid3 || _valid2;
                      if(!valid3){
                        const _errs20 = errors;
                        if(data6 !== null){
                          const err4 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                          errors++;
                        }
                        var _valid2 = _errs20 === errors;
                        valid3 = valid3 || _valid2;
                      }
                      if(!valid3){
                        const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                        errors++;
                        validateApiKey.errors = vErrors;
                        return false;
                      }
                      else {
                        errors = _errs18;
                        if(vErrors !== null){
                          if(_errs18){
                            vErrors.length = _errs18;
                          }
                          else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs17 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.allowed_addresses !== undefined){
                        let data7 = data.allowed_addresses;
                        const _errs22 = errors;
                        if((!(Array.isArray(data7))) && (data7 !== null)){
                          validateApiKey.errors = [{instancePath:instancePath+"/allowed_addresses",schemaPath:"#/properties/allowed_addresses/type",keyword:"type",params:{type: schema0.properties.allowed_addresses.type},message:"must be array,null"}];
                          return false;
                        }
                        if(errors === _errs22){
                          if(Array.isArray(data7)){
                            var valid4 = true;
                            const len0 = data7.length;
                            for(let i0=0; i0<len0; i0++){
                              const _errs24 = errors;
                              if(!(validateAddressBlock(data7[i0], {instancePath:instancePath+"/allowed_addresses/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
                                vErrors = vErrors === null ? validateAddressBlock.errors : vErrors.concat(validateAddressBlock.errors);
                                errors = vErrors.length;
                              }
                              var valid4 = _errs24 === errors;
                              if(!valid4){
                                break;
                              }
                            }
                          }
                        }
                        var valid0 = _errs22 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.last_used_at !== undefined){
                          let data9 = data.last_used_at;
                          const _errs25 = errors;
                          const _errs26 = errors;
                          let valid5 = false;
                          const _errs27 = errors;
                          if(!(validateTimestamp(data9, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
                            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                            errors = vErrors.length;
                          }
                          var _valid3 = _errs27 === errors;
                          valid5 = valid5 || _valid3;
                          if(!valid5){
                            const _errs28 = errors;
                            if(data9 !== null){
                              const err6 = {instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                              errors++;
                            }
                            var _valid3 = _errs28 === errors;
                            valid5 = valid5 || _valid3;
                          }
                          if(!valid5){
                            const err7 = {instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                            errors++;
                            validateApiKey.errors = vErrors;
                            return false;
                          }
                          else {
                            errors = _errs26;
                            if(vErrors !== null){
                              if(_errs26){
                                vErrors.length = _errs26;
                              }
                              else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs25 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.created_by !== undefined){
                            let data10 = data.created_by;
                            const _errs30 = errors;
                            const _errs31 = errors;
                            let valid6 = false;
                            const _errs32 = errors;
                            if(!(validateKeyId(data10, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
                              vErrors = vErrors === null ? validateKeyId.errors : vErrors.concat(validateKeyId.errors);
                              errors = vErrors.length;
                            }
                            var _valid4 = _errs32 === errors;
                            valid6 = valid6 || _valid4;
                            if(!valid6){
                              const _errs33 = errors;
                              if(data10 !== null){
                                const err8 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                                errors++;
                              }
                              var _valid4 = _errs33 === errors;
                              valid6 = valid6 || _valid4;
                            }
                            if(!valid6){
                              const err9 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                              errors++;
                              validateApiKey.errors = vErrors;
                              return false;
                            }
                            else {
                              errors = _errs31;
                              if(vErrors !== null){
                                if(_errs31){
                                  vErrors.length = _errs31;
                                }
                                else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs30 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.person !== undefined){
                              const _errs35 = errors;
                              if(!(validatePerson(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
                                vErrors = vErrors === null ? validatePerson.errors : vErrors.concat(validatePerson.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs35 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.created_at !== undefined){
                                const _errs36 = errors;
                                if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs36 === errors;
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
      validateApiKey.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateApiKey.errors = vErrors;
  return errors === 0;
}

export function validateApiKeyList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.api_keys === undefined) && (missing0 = "api_keys")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateApiKeyList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.api_keys !== undefined){
          let data0 = data.api_keys;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateApiKey(data0[i0], {instancePath:instancePath+"/api_keys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateApiKey.errors : vErrors.concat(validateApiKey.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateApiKeyList.errors = [{instancePath:instancePath+"/api_keys",schemaPath:"#/properties/api_keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateApiKeyList.errors = vErrors;
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
      validateApiKeyList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateApiKeyList.errors = vErrors;
  return errors === 0;
}

export function validateApiKeyWithSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.admin === undefined) && (missing0 = "admin"))) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.previous_valid_until === undefined) && (missing0 = "previous_valid_until"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.allowed_addresses === undefined) && (missing0 = "allowed_addresses"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.key === undefined) && (missing0 = "key"))){
        validateApiKeyWithSecret.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateKeyId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateKeyId.errors : vErrors.concat(validateKeyId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.name !== undefined){
            let data1 = data.name;
            const _errs2 = errors;
            if(errors === _errs2){
              if(typeof data1 === "string"){
                if(func0(data1) > 128){
                  validateApiKeyWithSecret.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
                  return false;
                }
                else {
                  if(func0(data1) < 1){
                    validateApiKeyWithSecret.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                    return false;
                  }
                }
              }
              else {
                validateApiKeyWithSecret.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.role !== undefined){
              const _errs4 = errors;
              if(!(validateKeyRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
                vErrors = vErrors === null ? validateKeyRole.errors : vErrors.concat(validateKeyRole.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.admin !== undefined){
                const _errs5 = errors;
                if(typeof data.admin !== "boolean"){
                  validateApiKeyWithSecret.errors = [{instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                  return false;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.scope !== undefined){
                  let data4 = data.scope;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  let valid1 = false;
                  const _errs9 = errors;
                  if(!(validateNamespaceScope(data4, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
                    vErrors = vErrors === null ? validateNamespaceScope.errors : vErrors.concat(validateNamespaceScope.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  if(!valid1){
                    const _errs10 = errors;
                    if(data4 !== null){
                      const err0 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                      errors++;
                    }
                    var _valid0 = _errs10 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if(!valid1){
                    const err1 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                    errors++;
                    validateApiKeyWithSecret.errors = vErrors;
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
                  if(data.previous_valid_until !== undefined){
                    let data5 = data.previous_valid_until;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    let valid2 = false;
                    const _errs14 = errors;
                    if(!(validateTimestamp(data5, {instancePath:instancePath+"/previous_valid_until",parentData:data,parentDataProperty:"previous_valid_until",rootData}))){
                      vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs14 === errors;
                    valid2 = valid2 || _valid1;
                    if(!valid2){
                      const _errs15 = errors;
                      if(data5 !== null){
                        const err2 = {instancePath:instancePath+"/previous_valid_until",schemaPath:"#/properties/previous_valid_until/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs15 === errors;
                      valid2 = valid2 || _valid1;
                    }
                    if(!valid2){
                      const err3 = {instancePath:instancePath+"/previous_valid_until",schemaPath:"#/properties/previous_valid_until/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validateApiKeyWithSecret.errors = vErrors;
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
                    if(data.expires_at !== undefined){
                      let data6 = data.expires_at;
                      const _errs17 = errors;
                      const _errs18 = errors;
                      let valid3 = false;
                      const _errs19 = errors;
                      if(!(validateTimestamp(data6, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
                        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                        errors = vErrors.length;
                      }
                      var _valid2 = _errs19 === errors;
                      valid3 = valid3 || _valid2;
                      if(!valid3){
                        const _errs20 = errors;
                        if(data6 !== null){
                          const err4 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                          errors++;
                        }
                        var _valid2 = _errs20 === errors;
                        valid3 = valid3 || _valid2;
                      }
                      if(!valid3){
                        const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                        errors++;
                        validateApiKeyWithSecret.errors = vErrors;
                        return false;
                      }
                      else {
                        errors = _errs18;
                        if(vErrors !== null){
                          if(_errs18){
                            vErrors.length = _errs18;
                          }
                          else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs17 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.allowed_addresses !== undefined){
                        let data7 = data.allowed_addresses;
                        const _errs22 = errors;
                        if((!(Array.isArray(data7))) && (data7 !== null)){
                          validateApiKeyWithSecret.errors = [{instancePath:instancePath+"/allowed_addresses",schemaPath:"#/properties/allowed_addresses/type",keyword:"type",params:{type: schema1.properties.allowed_addresses.type},message:"must be array,null"}];
                          return false;
                        }
                        if(errors === _errs22){
                          if(Array.isArray(data7)){
                            var valid4 = true;
                            const len0 = data7.length;
                            for(let i0=0; i0<len0; i0++){
                              const _errs24 = errors;
                              if(!(validateAddressBlock(data7[i0], {instancePath:instancePath+"/allowed_addresses/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
                                vErrors = vErrors === null ? validateAddressBlock.errors : vErrors.concat(validateAddressBlock.errors);
                                errors = vErrors.length;
                              }
                              var valid4 = _errs24 === errors;
                              if(!valid4){
                                break;
                              }
                            }
                          }
                        }
                        var valid0 = _errs22 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.last_used_at !== undefined){
                          let data9 = data.last_used_at;
                          const _errs25 = errors;
                          const _errs26 = errors;
                          let valid5 = false;
                          const _errs27 = errors;
                          if(!(validateTimestamp(data9, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
                            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                            errors = vErrors.length;
                          }
                          var _valid3 = _errs27 === errors;
                          valid5 = valid5 || _valid3;
                          if(!valid5){
                            const _errs28 = errors;
                            if(data9 !== null){
                              const err6 = {instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                              errors++;
                            }
                            var _valid3 = _errs28 === errors;
                            valid5 = valid5 || _valid3;
                          }
                          if(!valid5){
                            const err7 = {instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                            errors++;
                            validateApiKeyWithSecret.errors = vErrors;
                            return false;
                          }
                          else {
                            errors = _errs26;
                            if(vErrors !== null){
                              if(_errs26){
                                vErrors.length = _errs26;
                              }
                              else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs25 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.created_by !== undefined){
                            let data10 = data.created_by;
                            const _errs30 = errors;
                            const _errs31 = errors;
                            let valid6 = false;
                            const _errs32 = errors;
                            if(!(validateKeyId(data10, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
                              vErrors = vErrors === null ? validateKeyId.errors : vErrors.concat(validateKeyId.errors);
                              errors = vErrors.length;
                            }
                            var _valid4 = _errs32 === errors;
                            valid6 = valid6 || _valid4;
                            if(!valid6){
                              const _errs33 = errors;
                              if(data10 !== null){
                                const err8 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                                errors++;
                              }
                              var _valid4 = _errs33 === errors;
                              valid6 = valid6 || _valid4;
                            }
                            if(!valid6){
                              const err9 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                              errors++;
                              validateApiKeyWithSecret.errors = vErrors;
                              return false;
                            }
                            else {
                              errors = _errs31;
                              if(vErrors !== null){
                                if(_errs31){
                                  vErrors.length = _errs31;
                                }
                                else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs30 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.person !== undefined){
                              const _errs35 = errors;
                              if(!(validatePerson(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
                                vErrors = vErrors === null ? validatePerson.errors : vErrors.concat(validatePerson.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs35 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.created_at !== undefined){
                                const _errs36 = errors;
                                if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs36 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.key !== undefined){
                                  const _errs37 = errors;
                                  if(typeof data.key !== "string"){
                                    validateApiKeyWithSecret.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                                    return false;
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
    else {
      validateApiKeyWithSecret.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateApiKeyWithSecret.errors = vErrors;
  return errors === 0;
}

export function validateKeyRole(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateKeyRole.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "read_only") || (data === "read_write"))){
    validateKeyRole.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateKeyRole.errors = vErrors;
  return errors === 0;
}

export function validatePerson(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.issuer === undefined) && (missing0 = "issuer")) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))){
        validatePerson.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.issuer !== undefined){
          const _errs1 = errors;
          if(typeof data.issuer !== "string"){
            validatePerson.errors = [{instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.subject !== undefined){
            const _errs3 = errors;
            if(typeof data.subject !== "string"){
              validatePerson.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.name !== undefined){
              let data2 = data.name;
              const _errs5 = errors;
              if((typeof data2 !== "string") && (data2 !== null)){
                validatePerson.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema3.properties.name.type},message:"must be string,null"}];
                return false;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.email !== undefined){
                let data3 = data.email;
                const _errs7 = errors;
                if((typeof data3 !== "string") && (data3 !== null)){
                  validatePerson.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema3.properties.email.type},message:"must be string,null"}];
                  return false;
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
      validatePerson.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validatePerson.errors = vErrors;
  return errors === 0;
}

export const create201 = validateApiKeyWithSecret;
export const list200 = validateApiKeyList;
export const rotate200 = validateApiKeyWithSecret;
