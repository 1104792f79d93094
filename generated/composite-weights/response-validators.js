// Generated from spec/ by `npm run generate`. Do not edit.
import { validateTimestamp, validateVersionNumber } from "../common/response-validators.js";

const schema0 = {"type":"object","properties":{"version":{"$ref":"VersionNumber"},"fitted_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"labels":{"type":["integer","null"]},"intercept":{"type":"number"},"parts":{"type":"array","items":{"$ref":"PartWeight"}},"features":{"type":"array","items":{"$ref":"FeatureWeight"}}},"required":["version","fitted_at","labels","intercept","parts","features"]};

export function validateCompositeWeights(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.version === undefined) && (missing0 = "version")) || ((data.fitted_at === undefined) && (missing0 = "fitted_at"))) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.intercept === undefined) && (missing0 = "intercept"))) || ((data.parts === undefined) && (missing0 = "parts"))) || ((data.features === undefined) && (missing0 = "features"))){
        validateCompositeWeights.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.version !== undefined){
          const _errs1 = errors;
          if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
            vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.fitted_at !== undefined){
            let data1 = data.fitted_at;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validateTimestamp(data1, {instancePath:instancePath+"/fitted_at",parentData:data,parentDataProperty:"fitted_at",rootData}))){
              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/fitted_at",schemaPath:"#/properties/fitted_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/fitted_at",schemaPath:"#/properties/fitted_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateCompositeWeights.errors = vErrors;
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
            if(data.labels !== undefined){
              let data2 = data.labels;
              const _errs7 = errors;
              if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
                validateCompositeWeights.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: schema0.properties.labels.type},message:"must be integer,null"}];
                return false;
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.intercept !== undefined){
                let data3 = data.intercept;
                const _errs9 = errors;
                if(!((typeof data3 == "number") && (isFinite(data3)))){
                  validateCompositeWeights.errors = [{instancePath:instancePath+"/intercept",schemaPath:"#/properties/intercept/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
                var valid0 = _errs9 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.parts !== undefined){
                  let data4 = data.parts;
                  const _errs11 = errors;
                  if(errors === _errs11){
                    if(Array.isArray(data4)){
                      var valid2 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs13 = errors;
                        if(!(validatePartWeight(data4[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validatePartWeight.errors : vErrors.concat(validatePartWeight.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs13 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                    else {
                      validateCompositeWeights.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.features !== undefined){
                    let data6 = data.features;
                    const _errs14 = errors;
                    if(errors === _errs14){
                      if(Array.isArray(data6)){
                        var valid3 = true;
                        const len1 = data6.length;
                        for(let i1=0; i1<len1; i1++){
                          const _errs16 = errors;
                          if(!(validateFeatureWeight(data6[i1], {instancePath:instancePath+"/features/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
                            vErrors = vErrors === null ? validateFeatureWeight.errors : vErrors.concat(validateFeatureWeight.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs16 === errors;
                          if(!valid3){
                            break;
                          }
                        }
                      }
                      else {
                        validateCompositeWeights.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
      validateCompositeWeights.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCompositeWeights.errors = vErrors;
  return errors === 0;
}

export function validateFeatureWeight(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.path === undefined) && (missing0 = "path")) || ((data.weight === undefined) && (missing0 = "weight"))) || ((data.mean === undefined) && (missing0 = "mean"))) || ((data.scale === undefined) && (missing0 = "scale"))){
        validateFeatureWeight.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.path !== undefined){
          const _errs1 = errors;
          if(typeof data.path !== "string"){
            validateFeatureWeight.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.weight !== undefined){
            let data1 = data.weight;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validateFeatureWeight.errors = [{instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.mean !== undefined){
              let data2 = data.mean;
              const _errs5 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateFeatureWeight.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.scale !== undefined){
                let data3 = data.scale;
                const _errs7 = errors;
                if(!((typeof data3 == "number") && (isFinite(data3)))){
                  validateFeatureWeight.errors = [{instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
      validateFeatureWeight.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateFeatureWeight.errors = vErrors;
  return errors === 0;
}

export function validatePartWeight(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.weight === undefined) && (missing0 = "weight"))){
        validatePartWeight.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(typeof data.name !== "string"){
            validatePartWeight.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.weight !== undefined){
            let data1 = data.weight;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validatePartWeight.errors = [{instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validatePartWeight.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validatePartWeight.errors = vErrors;
  return errors === 0;
}
