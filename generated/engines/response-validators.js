// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateEngineName } from "../common/response-validators.js";

const schema0 = {"type":"object","properties":{"name":{"$ref":"EngineName"},"is_default":{"type":"boolean"},"versions":{"type":["array","null"],"items":{"type":"string"}},"default_version":{"type":["string","null"]},"allowed_versions":{"type":["array","null"],"items":{"type":"string"}},"settings":{"type":"array","items":{"type":"string"}}},"required":["name","is_default","versions","default_version","allowed_versions","settings"]};

export function validateInstalledEngine(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.name === undefined) && (missing0 = "name")) || ((data.is_default === undefined) && (missing0 = "is_default"))) || ((data.versions === undefined) && (missing0 = "versions"))) || ((data.default_version === undefined) && (missing0 = "default_version"))) || ((data.allowed_versions === undefined) && (missing0 = "allowed_versions"))) || ((data.settings === undefined) && (missing0 = "settings"))){
        validateInstalledEngine.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateEngineName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.is_default !== undefined){
            const _errs2 = errors;
            if(typeof data.is_default !== "boolean"){
              validateInstalledEngine.errors = [{instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.versions !== undefined){
              let data2 = data.versions;
              const _errs4 = errors;
              if((!(Array.isArray(data2))) && (data2 !== null)){
                validateInstalledEngine.errors = [{instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: schema0.properties.versions.type},message:"must be array,null"}];
                return false;
              }
              if(errors === _errs4){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs6 = errors;
                    if(typeof data2[i0] !== "string"){
                      validateInstalledEngine.errors = [{instancePath:instancePath+"/versions/" + i0,schemaPath:"#/properties/versions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                      return false;
                    }
                    var valid1 = _errs6 === errors;
                    if(!valid1){
                      break;
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
              if(data.default_version !== undefined){
                let data4 = data.default_version;
                const _errs8 = errors;
                if((typeof data4 !== "string") && (data4 !== null)){
                  validateInstalledEngine.errors = [{instancePath:instancePath+"/default_version",schemaPath:"#/properties/default_version/type",keyword:"type",params:{type: schema0.properties.default_version.type},message:"must be string,null"}];
                  return false;
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.allowed_versions !== undefined){
                  let data5 = data.allowed_versions;
                  const _errs10 = errors;
                  if((!(Array.isArray(data5))) && (data5 !== null)){
                    validateInstalledEngine.errors = [{instancePath:instancePath+"/allowed_versions",schemaPath:"#/properties/allowed_versions/type",keyword:"type",params:{type: schema0.properties.allowed_versions.type},message:"must be array,null"}];
                    return false;
                  }
                  if(errors === _errs10){
                    if(Array.isArray(data5)){
                      var valid2 = true;
                      const len1 = data5.length;
                      for(let i1=0; i1<len1; i1++){
                        const _errs12 = errors;
                        if(typeof data5[i1] !== "string"){
                          validateInstalledEngine.errors = [{instancePath:instancePath+"/allowed_versions/" + i1,schemaPath:"#/properties/allowed_versions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                          return false;
                        }
                        var valid2 = _errs12 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                  }
                  var valid0 = _errs10 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.settings !== undefined){
                    let data7 = data.settings;
                    const _errs14 = errors;
                    if(errors === _errs14){
                      if(Array.isArray(data7)){
                        var valid3 = true;
                        const len2 = data7.length;
                        for(let i2=0; i2<len2; i2++){
                          const _errs16 = errors;
                          if(typeof data7[i2] !== "string"){
                            validateInstalledEngine.errors = [{instancePath:instancePath+"/settings/" + i2,schemaPath:"#/properties/settings/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                          var valid3 = _errs16 === errors;
                          if(!valid3){
                            break;
                          }
                        }
                      }
                      else {
                        validateInstalledEngine.errors = [{instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
                    }
                    var valid0 = _errs14 === errors;
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
      validateInstalledEngine.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateInstalledEngine.errors = vErrors;
  return errors === 0;
}

export function validateInstalledEngineList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.engines === undefined) && (missing0 = "engines")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateInstalledEngineList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.engines !== undefined){
          let data0 = data.engines;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateInstalledEngine(data0[i0], {instancePath:instancePath+"/engines/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateInstalledEngine.errors : vErrors.concat(validateInstalledEngine.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateInstalledEngineList.errors = [{instancePath:instancePath+"/engines",schemaPath:"#/properties/engines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateInstalledEngineList.errors = vErrors;
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
      validateInstalledEngineList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateInstalledEngineList.errors = vErrors;
  return errors === 0;
}

export const list200 = validateInstalledEngineList;
