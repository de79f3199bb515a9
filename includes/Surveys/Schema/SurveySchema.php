<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Schema;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Surveys\PersonalLink;
use MentoriaiPortal\Surveys\Question;
use MentoriaiPortal\Surveys\QuestionKind;
use MentoriaiPortal\Surveys\Survey;

/**
 * A survey as a person answers it (docs/contract.md#surveys-and-profiles). `text_lang` where it is not the asked language's, `preview` only for
 * staff who look at it: nothing they send is kept.
 */
final class SurveySchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::ok(
			array(
				'title'        => Shape::text(),
				'instrukcijos' => Shape::html(),
				'klausimai'    => Shape::list_of(
					Shape::object(
						array(
							'id'                     => Shape::int(),
							'tipas'                  => Shape::one_of( ...array_column( QuestionKind::cases(), 'value' ) ),
							'klausimas'              => Shape::text(),
							'klausimo_laukelio_paaiskinimas_nebutinas' => Shape::text(),
							'skales_komentaras_kuris_rodomas_po_klausimu' => Shape::text(),
							'atsakymu_variantai'     => Shape::list_of( Shape::object( array( 'variantas' => Shape::text() ) ) ),
						)
					)
				),
				'text_lang'    => Shape::one_of( 'lt', 'en' ),
				'preview'      => array( 'const' => true ),
			),
			array( 'text_lang', 'preview' )
		);
	}

	/** @return array<string, mixed> */
	public static function present( PersonalLink $link, Lang $asked ): array {
		$survey = $link->survey;
		$lang   = $survey->shown_in( $asked );
		return array(
			'title'        => $survey->title[ $lang->value ],
			'instrukcijos' => self::instructions( $survey, $lang ),
			'klausimai'    => array_map( static fn ( Question $question ): array => self::question( $question, $lang ), $survey->questions ),
		)
		+ ( $lang === $asked ? array() : array( 'text_lang' => $lang->value ) )
		+ ( $link->is_preview() ? array( 'preview' => true ) : array() );
	}

	/** What staff typed as paragraphs becomes paragraphs. */
	private static function instructions( Survey $survey, Lang $lang ): string {
		return EditorHtml::clean( wpautop( $survey->intro[ $lang->value ] ) );
	}

	/** @return array<string, mixed> */
	private static function question( Question $question, Lang $lang ): array {
		return array(
			'id'                 => $question->id,
			'tipas'              => $question->kind->value,
			'klausimas'          => $question->text[ $lang->value ],
			'klausimo_laukelio_paaiskinimas_nebutinas' => $question->hint[ $lang->value ],
			'skales_komentaras_kuris_rodomas_po_klausimu' => $question->comment[ $lang->value ],
			'atsakymu_variantai' => array_map( static fn ( array $option ): array => array( 'variantas' => $option[ $lang->value ] ), $question->options ),
		);
	}
}
