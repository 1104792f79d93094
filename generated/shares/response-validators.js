// Generated from spec/ by `npm run generate`. Do not edit.
import { validateEngineName, validateName, validateVersionNumber } from "../common/response-validators.js";
import { validateJudgmentType } from "../judgments/response-validators.js";
import { validateOutcomeValue } from "../outcomes/response-validators.js";
import { formats } from "../validators-runtime.js";

const formats0 = formats.int64;
const schema0 = {"type":"string","enum":["ppi_plus_plus"]};
const schema1 = {"type":"object","properties":{"value":{"anyOf":[{"$ref":"OutcomeValue"},{"type":"null"}]},"judge":{"anyOf":[{"$ref":"IntervalEstimate"},{"type":"null"}]},"labels":{"anyOf":[{"$ref":"IntervalEstimate"},{"type":"null"}]},"corrected":{"anyOf":[{"$ref":"IntervalEstimate"},{"type":"null"}]},"power":{"type":["number","null"]}},"required":["value","judge","labels","corrected","power"]};

export function validateIntervalEstimate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.estimate === undefined) && (missing0 = "estimate")) || ((data.low === undefined) && (missing0 = "low"))) || ((data.high === undefined) && (missing0 = "high"))){
        validateIntervalEstimate.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.estimate !== undefined){
          let data0 = data.estimate;
          const _errs1 = errors;
          if(!((typeof data0 == "number") && (isFinite(data0)))){
            validateIntervalEstimate.errors = [{instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.low !== undefined){
            let data1 = data.low;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validateIntervalEstimate.errors = [{instancePath:instancePath+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.high !== undefined){
              let data2 = data.high;
              const _errs5 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateIntervalEstimate.errors = [{instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
      validateIntervalEstimate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateIntervalEstimate.errors = vErrors;
  return errors === 0;
}

export function validateShareEngine(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.engine === undefined) && (missing0 = "engine")) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.documents === undefined) && (missing0 = "documents"))){
        validateShareEngine.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.engine !== undefined){
          const _errs1 = errors;
          if(!(validateEngineName(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
            vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.engine_version !== undefined){
            const _errs2 = errors;
            if(typeof data.engine_version !== "string"){
              validateShareEngine.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.documents !== undefined){
              let data2 = data.documents;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateShareEngine.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateShareEngine.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateShareEngine.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          }
        }
      }
    }
    else {
      validateShareEngine.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateShareEngine.errors = vErrors;
  return errors === 0;
}

export function validateShareFigures(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.documents === undefined) && (missing0 = "documents")) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.drawn === undefined) && (missing0 = "drawn"))) || ((data.effective_labels === undefined) && (missing0 = "effective_labels"))) || ((data.values === undefined) && (missing0 = "values"))){
        validateShareFigures.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateShareFigures.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateShareFigures.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateShareFigures.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.labels !== undefined){
            let data1 = data.labels;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateShareFigures.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateShareFigures.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateShareFigures.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.drawn !== undefined){
              let data2 = data.drawn;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateShareFigures.errors = [{instancePath:instancePath+"/drawn",schemaPath:"#/properties/drawn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateShareFigures.errors = [{instancePath:instancePath+"/drawn",schemaPath:"#/properties/drawn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateShareFigures.errors = [{instancePath:instancePath+"/drawn",schemaPath:"#/properties/drawn/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.effective_labels !== undefined){
                let data3 = data.effective_labels;
                const _errs7 = errors;
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateShareFigures.errors = [{instancePath:instancePath+"/effective_labels",schemaPath:"#/properties/effective_labels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                  else {
                    validateShareFigures.errors = [{instancePath:instancePath+"/effective_labels",schemaPath:"#/properties/effective_labels/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.values !== undefined){
                  let data4 = data.values;
                  const _errs9 = errors;
                  if(errors === _errs9){
                    if(Array.isArray(data4)){
                      var valid1 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs11 = errors;
                        if(!(validateShareValue(data4[i0], {instancePath:instancePath+"/values/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validateShareValue.errors : vErrors.concat(validateShareValue.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs11 === errors;
                        if(!valid1){
                          break;
                        }
                      }
                    }
                    else {
                      validateShareFigures.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
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
      validateShareFigures.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateShareFigures.errors = vErrors;
  return errors === 0;
}

export function validateShareGroup(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.value === undefined) && (missing0 = "value")) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.drawn === undefined) && (missing0 = "drawn"))) || ((data.effective_labels === undefined) && (missing0 = "effective_labels"))) || ((data.values === undefined) && (missing0 = "values"))){
        validateShareGroup.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateShareGroup.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateShareGroup.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateShareGroup.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.labels !== undefined){
            let data1 = data.labels;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateShareGroup.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateShareGroup.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateShareGroup.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.drawn !== undefined){
              let data2 = data.drawn;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateShareGroup.errors = [{instancePath:instancePath+"/drawn",schemaPath:"#/properties/drawn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateShareGroup.errors = [{instancePath:instancePath+"/drawn",schemaPath:"#/properties/drawn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateShareGroup.errors = [{instancePath:instancePath+"/drawn",schemaPath:"#/properties/drawn/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.effective_labels !== undefined){
                let data3 = data.effective_labels;
                const _errs7 = errors;
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateShareGroup.errors = [{instancePath:instancePath+"/effective_labels",schemaPath:"#/properties/effective_labels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                  else {
                    validateShareGroup.errors = [{instancePath:instancePath+"/effective_labels",schemaPath:"#/properties/effective_labels/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.values !== undefined){
                  let data4 = data.values;
                  const _errs9 = errors;
                  if(errors === _errs9){
                    if(Array.isArray(data4)){
                      var valid1 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs11 = errors;
                        if(!(validateShareValue(data4[i0], {instancePath:instancePath+"/values/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validateShareValue.errors : vErrors.concat(validateShareValue.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs11 === errors;
                        if(!valid1){
                          break;
                        }
                      }
                    }
                    else {
                      validateShareGroup.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
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
      validateShareGroup.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateShareGroup.errors = vErrors;
  return errors === 0;
}

export function validateShareMethod(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateShareMethod.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(data === "ppi_plus_plus")){
    validateShareMethod.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateShareMethod.errors = vErrors;
  return errors === 0;
}

export function validateShareReport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.engines === undefined) && (missing0 = "engines"))) || ((data.all === undefined) && (missing0 = "all"))) || ((data.groups === undefined) && (missing0 = "groups"))) || ((data.groups_left_out === undefined) && (missing0 = "groups_left_out"))){
        validateShareReport.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.type !== undefined){
            const _errs2 = errors;
            if(!(validateJudgmentType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
              vErrors = vErrors === null ? validateJudgmentType.errors : vErrors.concat(validateJudgmentType.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              let data2 = data.version;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validateVersionNumber(data2, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validateShareReport.errors = vErrors;
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
              if(data.method !== undefined){
                const _errs8 = errors;
                if(!(validateShareMethod(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
                  vErrors = vErrors === null ? validateShareMethod.errors : vErrors.concat(validateShareMethod.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.engines !== undefined){
                  let data4 = data.engines;
                  const _errs9 = errors;
                  if(errors === _errs9){
                    if(Array.isArray(data4)){
                      var valid2 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs11 = errors;
                        if(!(validateShareEngine(data4[i0], {instancePath:instancePath+"/engines/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validateShareEngine.errors : vErrors.concat(validateShareEngine.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs11 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                    else {
                      validateShareReport.errors = [{instancePath:instancePath+"/engines",schemaPath:"#/properties/engines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.all !== undefined){
                    const _errs12 = errors;
                    if(!(validateShareFigures(data.all, {instancePath:instancePath+"/all",parentData:data,parentDataProperty:"all",rootData}))){
                      vErrors = vErrors === null ? validateShareFigures.errors : vErrors.concat(validateShareFigures.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs12 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.groups !== undefined){
                      let data7 = data.groups;
                      const _errs13 = errors;
                      if(errors === _errs13){
                        if(Array.isArray(data7)){
                          var valid3 = true;
                          const len1 = data7.length;
                          for(let i1=0; i1<len1; i1++){
                            const _errs15 = errors;
                            if(!(validateShareGroup(data7[i1], {instancePath:instancePath+"/groups/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
                              vErrors = vErrors === null ? validateShareGroup.errors : vErrors.concat(validateShareGroup.errors);
                              errors = vErrors.length;
                            }
                            var valid3 = _errs15 === errors;
                            if(!valid3){
                              break;
                            }
                          }
                        }
                        else {
                          validateShareReport.errors = [{instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                          return false;
                        }
                      }
                      var valid0 = _errs13 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.groups_left_out !== undefined){
                        let data9 = data.groups_left_out;
                        const _errs16 = errors;
                        if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
                          validateShareReport.errors = [{instancePath:instancePath+"/groups_left_out",schemaPath:"#/properties/groups_left_out/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                          return false;
                        }
                        if(errors === _errs16){
                          if((typeof data9 == "number") && (isFinite(data9))){
                            if(data9 < 0 || isNaN(data9)){
                              validateShareReport.errors = [{instancePath:instancePath+"/groups_left_out",schemaPath:"#/properties/groups_left_out/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                              return false;
                            }
                            else {
                              if(!(formats0.validate(data9))){
                                validateShareReport.errors = [{instancePath:instancePath+"/groups_left_out",schemaPath:"#/properties/groups_left_out/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                return false;
                              }
                            }
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
      }
    }
    else {
      validateShareReport.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateShareReport.errors = vErrors;
  return errors === 0;
}

export function validateShareValue(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.value === undefined) && (missing0 = "value")) || ((data.judge === undefined) && (missing0 = "judge"))) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.corrected === undefined) && (missing0 = "corrected"))) || ((data.power === undefined) && (missing0 = "power"))){
        validateShareValue.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          let data0 = data.value;
          const _errs1 = errors;
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if(!(validateOutcomeValue(data0, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
            vErrors = vErrors === null ? validateOutcomeValue.errors : vErrors.concat(validateOutcomeValue.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs3 === errors;
          valid1 = valid1 || _valid0;
          if(!valid1){
            const _errs4 = errors;
            if(data0 !== null){
              const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
          }
          if(!valid1){
            const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validateShareValue.errors = vErrors;
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
          if(data.judge !== undefined){
            let data1 = data.judge;
            const _errs6 = errors;
            const _errs7 = errors;
            let valid2 = false;
            const _errs8 = errors;
            if(!(validateIntervalEstimate(data1, {instancePath:instancePath+"/judge",parentData:data,parentDataProperty:"judge",rootData}))){
              vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
              errors = vErrors.length;
            }
            var _valid1 = _errs8 === errors;
            valid2 = valid2 || _valid1;
            if(!valid2){
              const _errs9 = errors;
              if(data1 !== null){
                const err2 = {instancePath:instancePath+"/judge",schemaPath:"#/properties/judge/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                errors++;
              }
              var _valid1 = _errs9 === errors;
              valid2 = valid2 || _valid1;
            }
            if(!valid2){
              const err3 = {instancePath:instancePath+"/judge",schemaPath:"#/properties/judge/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
              errors++;
              validateShareValue.errors = vErrors;
              return false;
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
            var valid0 = _errs6 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.labels !== undefined){
              let data2 = data.labels;
              const _errs11 = errors;
              const _errs12 = errors;
              let valid3 = false;
              const _errs13 = errors;
              if(!(validateIntervalEstimate(data2, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
                vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                errors = vErrors.length;
              }
              var _valid2 = _errs13 === errors;
              valid3 = valid3 || _valid2;
              if(!valid3){
                const _errs14 = errors;
                if(data2 !== null){
                  const err4 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                  errors++;
                }
                var _valid2 = _errs14 === errors;
                valid3 = valid3 || _valid2;
              }
              if(!valid3){
                const err5 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                errors++;
                validateShareValue.errors = vErrors;
                return false;
              }
              else {
                errors = _errs12;
                if(vErrors !== null){
                  if(_errs12){
                    vErrors.length = _errs12;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs11 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.corrected !== undefined){
                let data3 = data.corrected;
                const _errs16 = errors;
                const _errs17 = errors;
                let valid4 = false;
                const _errs18 = errors;
                if(!(validateIntervalEstimate(data3, {instancePath:instancePath+"/corrected",parentData:data,parentDataProperty:"corrected",rootData}))){
                  vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                  errors = vErrors.length;
                }
                var _valid3 = _errs18 === errors;
                valid4 = valid4 || _valid3;
                if(!valid4){
                  const _errs19 = errors;
                  if(data3 !== null){
                    const err6 = {instancePath:instancePath+"/corrected",schemaPath:"#/properties/corrected/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                    errors++;
                  }
                  var _valid3 = _errs19 === errors;
                  valid4 = valid4 || _valid3;
                }
                if(!valid4){
                  const err7 = {instancePath:instancePath+"/corrected",schemaPath:"#/properties/corrected/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                  errors++;
                  validateShareValue.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs17;
                  if(vErrors !== null){
                    if(_errs17){
                      vErrors.length = _errs17;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs16 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.power !== undefined){
                  let data4 = data.power;
                  const _errs21 = errors;
                  if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
                    validateShareValue.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type: schema1.properties.power.type},message:"must be number,null"}];
                    return false;
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
    else {
      validateShareValue.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateShareValue.errors = vErrors;
  return errors === 0;
}

export const get200 = validateShareReport;
