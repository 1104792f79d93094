// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateDocumentId, validateEngineName, validateName, validateTimestamp, validateVersionNumber } from "../common/response-validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const schema0 = {"type":"object","properties":{"id":{"$ref":"OutcomeId"},"document_id":{"$ref":"DocumentId"},"incarnation":{"type":["integer","null"],"format":"int64"},"judgment":{"$ref":"Name"},"value":{"$ref":"OutcomeValue"},"observed_at":{"$ref":"Timestamp"},"source":{"type":["string","null"]},"comment":{"type":["string","null"]},"labeler":{"type":["string","null"]},"drawn_with":{"anyOf":[{"$ref":"DrawnWith"},{"type":"null"}]},"evaluation":{"anyOf":[{"$ref":"MatchedEvaluation"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"}},"required":["id","document_id","judgment","value","observed_at","source","comment","evaluation","created_at"]};
const formats0 = formats.int64;
const func0 = ucs2length;
const pattern0 = new RegExp("^[A-Za-z0-9._:-]+$", "u");
const formats1 = formats.int32;

export function validateDrawnWith(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.queue === undefined) && (missing0 = "queue")) || ((data.strategy === undefined) && (missing0 = "strategy"))) || ((data.probability === undefined) && (missing0 = "probability"))) || ((data.weight === undefined) && (missing0 = "weight"))){
        validateDrawnWith.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.queue !== undefined){
          const _errs1 = errors;
          if(typeof data.queue !== "string"){
            validateDrawnWith.errors = [{instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.strategy !== undefined){
            const _errs3 = errors;
            if(typeof data.strategy !== "string"){
              validateDrawnWith.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.probability !== undefined){
              let data2 = data.probability;
              const _errs5 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateDrawnWith.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.weight !== undefined){
                let data3 = data.weight;
                const _errs7 = errors;
                if(!((typeof data3 == "number") && (isFinite(data3)))){
                  validateDrawnWith.errors = [{instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
      validateDrawnWith.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDrawnWith.errors = vErrors;
  return errors === 0;
}

export function validateMatchedEvaluation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.version === undefined) && (missing0 = "version")) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.evaluated_at === undefined) && (missing0 = "evaluated_at"))){
        validateMatchedEvaluation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.engine !== undefined){
            const _errs2 = errors;
            if(!(validateEngineName(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
              vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.engine_version !== undefined){
              const _errs3 = errors;
              if(typeof data.engine_version !== "string"){
                validateMatchedEvaluation.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.evaluated_at !== undefined){
                const _errs5 = errors;
                if(!(validateTimestamp(data.evaluated_at, {instancePath:instancePath+"/evaluated_at",parentData:data,parentDataProperty:"evaluated_at",rootData}))){
                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                  errors = vErrors.length;
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
    }
    else {
      validateMatchedEvaluation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateMatchedEvaluation.errors = vErrors;
  return errors === 0;
}

export function validateOutcome(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.observed_at === undefined) && (missing0 = "observed_at"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.comment === undefined) && (missing0 = "comment"))) || ((data.evaluation === undefined) && (missing0 = "evaluation"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validateOutcome.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateOutcomeId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateOutcomeId.errors : vErrors.concat(validateOutcomeId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.document_id !== undefined){
            const _errs2 = errors;
            if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
              vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.incarnation !== undefined){
              let data2 = data.incarnation;
              const _errs3 = errors;
              if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
                validateOutcome.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/type",keyword:"type",params:{type: schema0.properties.incarnation.type},message:"must be integer,null"}];
                return false;
              }
              if(errors === _errs3){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(!(formats0.validate(data2))){
                    validateOutcome.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.judgment !== undefined){
                const _errs5 = errors;
                if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
                  vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.value !== undefined){
                  const _errs6 = errors;
                  if(!(validateOutcomeValue(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
                    vErrors = vErrors === null ? validateOutcomeValue.errors : vErrors.concat(validateOutcomeValue.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.observed_at !== undefined){
                    const _errs7 = errors;
                    if(!(validateTimestamp(data.observed_at, {instancePath:instancePath+"/observed_at",parentData:data,parentDataProperty:"observed_at",rootData}))){
                      vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.source !== undefined){
                      let data6 = data.source;
                      const _errs8 = errors;
                      if((typeof data6 !== "string") && (data6 !== null)){
                        validateOutcome.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema0.properties.source.type},message:"must be string,null"}];
                        return false;
                      }
                      var valid0 = _errs8 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.comment !== undefined){
                        let data7 = data.comment;
                        const _errs10 = errors;
                        if((typeof data7 !== "string") && (data7 !== null)){
                          validateOutcome.errors = [{instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: schema0.properties.comment.type},message:"must be string,null"}];
                          return false;
                        }
                        var valid0 = _errs10 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.labeler !== undefined){
                          let data8 = data.labeler;
                          const _errs12 = errors;
                          if((typeof data8 !== "string") && (data8 !== null)){
                            validateOutcome.errors = [{instancePath:instancePath+"/labeler",schemaPath:"#/properties/labeler/type",keyword:"type",params:{type: schema0.properties.labeler.type},message:"must be string,null"}];
                            return false;
                          }
                          var valid0 = _errs12 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.drawn_with !== undefined){
                            let data9 = data.drawn_with;
                            const _errs14 = errors;
                            const _errs15 = errors;
                            let valid1 = false;
                            const _errs16 = errors;
                            if(!(validateDrawnWith(data9, {instancePath:instancePath+"/drawn_with",parentData:data,parentDataProperty:"drawn_with",rootData}))){
                              vErrors = vErrors === null ? validateDrawnWith.errors : vErrors.concat(validateDrawnWith.errors);
                              errors = vErrors.length;
                            }
                            var _valid0 = _errs16 === errors;
                            valid1 = valid1 || _valid0;
                            if(!valid1){
                              const _errs17 = errors;
                              if(data9 !== null){
                                const err0 = {instancePath:instancePath+"/drawn_with",schemaPath:"#/properties/drawn_with/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                                errors++;
                              }
                              var _valid0 = _errs17 === errors;
                              valid1 = valid1 || _valid0;
                            }
                            if(!valid1){
                              const err1 = {instancePath:instancePath+"/drawn_with",schemaPath:"#/properties/drawn_with/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                              errors++;
                              validateOutcome.errors = vErrors;
                              return false;
                            }
                            else {
                              errors = _errs15;
                              if(vErrors !== null){
                                if(_errs15){
                                  vErrors.length = _errs15;
                                }
                                else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs14 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.evaluation !== undefined){
                              let data10 = data.evaluation;
                              const _errs19 = errors;
                              const _errs20 = errors;
                              let valid2 = false;
                              const _errs21 = errors;
                              if(!(validateMatchedEvaluation(data10, {instancePath:instancePath+"/evaluation",parentData:data,parentDataProperty:"evaluation",rootData}))){
                                vErrors = vErrors === null ? validateMatchedEvaluation.errors : vErrors.concat(validateMatchedEvaluation.errors);
                                errors = vErrors.length;
                              }
                              var _valid1 = _errs21 === errors;
                              valid2 = valid2 || _valid1;
                              if(!valid2){
                                const _errs22 = errors;
                                if(data10 !== null){
                                  const err2 = {instancePath:instancePath+"/evaluation",schemaPath:"#/properties/evaluation/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                  if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                                  errors++;
                                }
                                var _valid1 = _errs22 === errors;
                                valid2 = valid2 || _valid1;
                              }
                              if(!valid2){
                                const err3 = {instancePath:instancePath+"/evaluation",schemaPath:"#/properties/evaluation/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                                errors++;
                                validateOutcome.errors = vErrors;
                                return false;
                              }
                              else {
                                errors = _errs20;
                                if(vErrors !== null){
                                  if(_errs20){
                                    vErrors.length = _errs20;
                                  }
                                  else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs19 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.created_at !== undefined){
                                const _errs24 = errors;
                                if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs24 === errors;
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
      validateOutcome.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateOutcome.errors = vErrors;
  return errors === 0;
}

export function validateOutcomeId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validateOutcomeId.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateOutcomeId.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern0.test(data)){
            validateOutcomeId.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateOutcomeId.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateOutcomeId.errors = vErrors;
  return errors === 0;
}

export function validateOutcomeLevel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    validateOutcomeLevel.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
    return false;
  }
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 9 || isNaN(data)){
        validateOutcomeLevel.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"}];
        return false;
      }
      else {
        if(data < 0 || isNaN(data)){
          validateOutcomeLevel.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
          return false;
        }
        else {
          if(!(formats1.validate(data))){
            validateOutcomeLevel.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
            return false;
          }
        }
      }
    }
  }
  validateOutcomeLevel.errors = vErrors;
  return errors === 0;
}

export function validateOutcomeList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.outcomes === undefined) && (missing0 = "outcomes")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateOutcomeList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.outcomes !== undefined){
          let data0 = data.outcomes;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateOutcome(data0[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateOutcome.errors : vErrors.concat(validateOutcome.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateOutcomeList.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateOutcomeList.errors = vErrors;
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
      validateOutcomeList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateOutcomeList.errors = vErrors;
  return errors === 0;
}

export function validateOutcomeOption(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validateOutcomeOption.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateOutcomeOption.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
      }
    }
    else {
      validateOutcomeOption.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateOutcomeOption.errors = vErrors;
  return errors === 0;
}

export function validateOutcomeValue(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(typeof data !== "boolean"){
    const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs3 = errors;
    if(!(validateOutcomeOption(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateOutcomeOption.errors : vErrors.concat(validateOutcomeOption.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if(!valid0){
      const _errs4 = errors;
      if(!(validateOutcomeLevel(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateOutcomeLevel.errors : vErrors.concat(validateOutcomeLevel.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if(!valid0){
    const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
    validateOutcomeValue.errors = vErrors;
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
  validateOutcomeValue.errors = vErrors;
  return errors === 0;
}

export function validateOutcomesCreated(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.outcomes === undefined) && (missing0 = "outcomes")){
        validateOutcomesCreated.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.outcomes !== undefined){
          let data0 = data.outcomes;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateOutcome(data0[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateOutcome.errors : vErrors.concat(validateOutcome.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateOutcomesCreated.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
        }
      }
    }
    else {
      validateOutcomesCreated.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateOutcomesCreated.errors = vErrors;
  return errors === 0;
}

export const create201 = validateOutcomesCreated;
export const list200 = validateOutcomeList;
